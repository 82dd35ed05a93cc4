import { isOpen, isPending, type Purchase } from '#domain/coins/purchase';
import { catchUp } from './payments/catch-up';
import type { FollowPaymentDependencies } from './payments/follow-payment';
import type { PurchaseName } from './stores/purchase-store';

/**
 * Cancels a purchase whose payment page the player left. The provider is asked before and after it closes the checkout: a purchase that turns
 * out to be paid is credited, one whose payment takes time continues, and one that expired before ends as expired. After a stop in between,
 * the provider's event or the reconciliation ends the purchase as canceled.
 *
 * @returns the purchase afterwards; undefined for an unknown one
 * @throws Outage when the provider cannot be reached
 */
export async function cancelPurchase(
  dependencies: FollowPaymentDependencies,
  name: PurchaseName,
): Promise<Purchase | undefined> {
  const { purchases, provider } = dependencies;
  const purchase = await purchases.find(name.player, name.id);
  if (!purchase?.checkout || !isOpen(purchase) || isPending(purchase)) return purchase;
  if (!(await catchUp(dependencies, purchase))) {
    await provider.cancelCheckout(purchase);
    await catchUp(dependencies, purchase);
  }
  return purchases.find(name.player, name.id);
}
