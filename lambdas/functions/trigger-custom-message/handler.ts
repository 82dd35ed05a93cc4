import { allowCode } from '#lambdas/account/sign-up/allow-code';
import { customMessageDependencies } from './dependencies';

export const handler = allowCode(customMessageDependencies());
