import { reconcilePurchases } from '#lambdas/coins/payments/reconcile-purchases';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { reconcileDependencies } from './dependencies';

const dependencies = reconcileDependencies();

export const handler = logFailedRuns(dependencies.log, reconcilePurchases(dependencies));
