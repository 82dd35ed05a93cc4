import type { DeliveryAddress } from '#contracts/account/address-shapes';
import type { Reservation } from '#contracts/shop/checkout-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { setBalances } from '#web/lib/live/balances';
import { loadCart } from '#web/lib/shop/cart';
import { earlierOrderOf } from './earlier-order';

/** A placed order. */
export interface PlacedOrder {
  readonly id: string;
  /** Whether an earlier request had already placed it, with the address of that request. */
  readonly isEarlier: boolean;
}

/**
 * Places the order of a reservation. A reservation becomes one order at most, so its id is the idempotency key: a repeat, in this tab or
 * after a reload, returns the same order, even if the first response was lost and the address was corrected since.
 */
export async function placeOrder(
  { id }: Pick<Reservation, 'id'>,
  address: DeliveryAddress | undefined,
): Promise<PlacedOrder> {
  const placed = await place(id, address);
  // The cart is empty now; if this fails, the cart page reloads it.
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
