import { preSignUpDependencies } from '../../dependencies/triggers';
import { linkProvider } from './link-provider';

export const handler = linkProvider(preSignUpDependencies());
