import { reconcilePurchases } from '#lambdas/coins/payments/reconcile-purchases';
import { reconcileDependencies } from './dependencies';

export const handler = reconcilePurchases(reconcileDependencies());
