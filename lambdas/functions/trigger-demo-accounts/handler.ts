import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { demoAccountsDependencies } from './dependencies';

export const handler = openDemoAccounts(demoAccountsDependencies());
