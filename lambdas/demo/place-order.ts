import type { OrderStatus } from '#domain/rewards/order-status';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { addressOf } from './join';
import type { DemoPlayer } from './person';
import { RequestRefused, send } from './request';
import type { World } from './world';

interface PlacedOrder {
  readonly id: string;
  readonly status: OrderStatus;
}

/** What may keep a player from an order: their identity is unproved, the stock is used up, or the draw has closed. */
const expected: readonly string[] = ['identity/needed', 'cart/sold-out', 'cart/not-open'];

/**
 * Orders a piece of a product for the first player whose redeemable coins cover it, and whom nothing else keeps from it.
 *
 * @returns the order and its player; null where no player can order
 * @throws RequestRefused for any other refusal, which is a fault of the history
 */
export async function placeFirstOrder(
  world: World,
  players: readonly DemoPlayer[],
  productId: string,
): Promise<{ player: string; id: string } | null> {
  const { product } = world;
  const found = (await product.products.find([productId])).get(productId);
  if (!found) return null;
  for (const player of players) {
    const { wallet } = await loadOpened(product.wallets)(player.id);
    if (found.price > wallet.balances.sweepsRedeemable) continue;
    try {
      const { id } = await placeOrder(world, player, { product: productId, quantity: 1 });
      return { player: player.id, id };
    } catch (error) {
      if (!(error instanceof RequestRefused && expected.includes(error.code))) throw error;
    }
  }
  return null;
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
