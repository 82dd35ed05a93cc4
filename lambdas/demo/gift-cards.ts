import { demoAdmin, type DemoPlayer } from './person';
import { placeFirstOrder } from './place-order';
import { send } from './request';
import type { World } from './world';

/** Gift cards that players of the history redeem for. */
export const giftCards = ['coffee-card-10', 'cinema-card-25'];
/** The card without a pool in `content/seed/gift-codes.json`, so that an order keeps waiting for its code. */
const cardWithoutCodes = 'book-card-25';
const mostOrders = 100;

/**
 * Adds a code for each order that waits for one, as an admin does each day, and lets its player view it. No code is left in the pool, and
 * none returns to it when a stage undoes its order, because it was viewed: a stage has another key and cannot decrypt it.
 */
export async function issueGiftCodes({ product, routes, chance, nextKey, wait }: World): Promise<void> {
  for (const { product: card, player, order } of await product.giftCodes.waiting(mostOrders)) {
    wait(60);
    const code = `DEMO-${card.toUpperCase()}-${chance.hex(4).toUpperCase()}`;
    const path = `/admin/gift-codes/${card}/codes`;
    await send(routes.admins, demoAdmin, { method: 'POST', path, key: nextKey(), body: { codes: [code] } });
    wait(30);
    await send(routes.players, { id: player }, { method: 'POST', path: `/orders/${order}/codes/1/views` });
  }
}

/** Lets the first player whose redeemable coins cover the card without codes order it. */
export async function awaitGiftCode(world: World, players: readonly DemoPlayer[]): Promise<void> {
  await placeFirstOrder(world, players, cardWithoutCodes);
}
