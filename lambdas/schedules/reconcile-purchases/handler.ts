import { reconcileDependencies } from '../../payment-dependencies';
import { reconcilePurchases } from '../../payments/reconcile-purchases';

export const handler = reconcilePurchases(reconcileDependencies());
