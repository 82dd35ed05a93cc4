import type { OrderStatus } from '#domain/rewards/order-status';
import { addressOf } from './join';
import type { DemoPlayer } from './person';
import { send } from './request';
import type { World } from './world';

export interface PlacedOrder {
  readonly id: string;
  readonly status: OrderStatus;
}

/**
 * Orders pieces of a product: cart, reservation and checkout.
 *
 * @throws RequestRefused with `identity/needed` above the amount that needs no identity check
 */
export async function placeOrder(
  { routes, nextKey, wait }: World,
  player: DemoPlayer,
  { product, quantity }: { product: string; quantity: number },
): Promise<PlacedOrder> {
  const caller = { id: player.id };
  // A prize stays in the cart when its checkout was refused.
  await send(routes.players, caller, { method: 'DELETE', path: '/cart' });
  await send(routes.players, caller, { method: 'PUT', path: `/cart/lines/${product}`, body: { quantity } });
  wait(20);
  const { reservation } = await send<{ reservation: { id: string } }>(routes.players, caller, {
    method: 'POST',
    path: '/checkout/reservation',
    key: nextKey(),
    body: {},
  });
  wait(60);
  const { order } = await send<{ order: PlacedOrder }>(routes.players, caller, {
    method: 'POST',
    path: '/checkout',
    key: nextKey(),
    body: { reservation: reservation.id, acceptedTerms: true, address: addressOf(player) },
  });
  return order;
}
