import { preSignUpDependencies } from '../../dependencies';
import { linkProvider } from './link-provider';

export const handler = linkProvider(preSignUpDependencies());
