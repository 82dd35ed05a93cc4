import { customMessageDependencies } from '../../dependencies/triggers';
import { allowCode } from './allow-code';

export const handler = allowCode(customMessageDependencies());
