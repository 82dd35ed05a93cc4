import { reconcileDependencies } from '../../dependencies/payments';
import { reconcilePurchases } from '../../payments/reconcile-purchases';

export const handler = reconcilePurchases(reconcileDependencies());
