import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { approveDemoAffiliate } from '#lambdas/affiliates/approve-demo-affiliate';
import { demoAccountsDependencies } from './dependencies';

const dependencies = demoAccountsDependencies();

export const handler = openDemoAccounts(dependencies, (player, application) =>
  approveDemoAffiliate(dependencies, player, application),
);
