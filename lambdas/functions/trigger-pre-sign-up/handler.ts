import { linkProvider } from '#lambdas/account/sign-up/link-provider';
import { preSignUpDependencies } from './dependencies';

export const handler = linkProvider(preSignUpDependencies());
