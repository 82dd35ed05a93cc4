import { setBalances } from '#web/lib/balances';
import { loadCart } from '#web/lib/cart';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { DeliveryAddress, Order, Reservation } from '#web/lib/play-fab-ops-types';

/**
 * Orders what is held. A hold becomes one order at most, so its id is the idempotency key: pressing again, in this tab or
 * after a reload, gives the same order.
 */
export async function placeOrder(
  { id }: Pick<Reservation, 'id'>,
  address: DeliveryAddress | undefined,
): Promise<Order> {
  const { order, balances, sequence } = await playFabOps.post('/checkout', {
    body: { reservation: id, acceptedTerms: true, ...(address && { address }) },
    idempotencyKey: id,
  });
  setBalances(balances, sequence);
  // What was ordered has left the cart; should this fail, the cart's own page asks again.
  await loadCart().catch(() => undefined);
  return order;
}
