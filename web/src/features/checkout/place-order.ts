import type { DeliveryAddress } from '#contracts/account/address-shapes';
import type { Reservation } from '#contracts/shop/checkout-routes';
import { setBalances } from '#web/lib/balances';
import { loadCart } from '#web/lib/cart';
import { playFabOps } from '#web/lib/play-fab-ops';
import { earlierOrderOf } from './earlier-order';

/** An order that is placed. */
export interface PlacedOrder {
  readonly id: string;
  /** Whether an earlier press had placed it already, with the address of then. */
  readonly isEarlier: boolean;
}

/**
 * Orders what is held. A hold becomes one order at most, so its id is the idempotency key: pressing again, in this tab or
 * after a reload, gives the same order. Where the answer of the first press was lost and the address was corrected since, the order
 * is the first one as well.
 */
export async function placeOrder(
  { id }: Pick<Reservation, 'id'>,
  address: DeliveryAddress | undefined,
): Promise<PlacedOrder> {
  const placed = await place(id, address);
  // What was ordered has left the cart; should this fail, the cart's own page asks again.
  await loadCart().catch(() => undefined);
  return placed;
}

async function place(id: string, address: DeliveryAddress | undefined): Promise<PlacedOrder> {
  try {
    const { order, balances, sequence } = await playFabOps.post('/checkout', {
      body: { reservation: id, acceptedTerms: true, ...(address && { address }) },
      idempotencyKey: id,
    });
    setBalances(balances, sequence);
    return { id: order.id, isEarlier: false };
  } catch (failure) {
    const earlier = earlierOrderOf(failure);
    if (earlier === null) throw failure;
    const { balances, sequence } = await playFabOps.get('/wallet');
    setBalances(balances, sequence);
    return { id: earlier, isEarlier: true };
  }
}
