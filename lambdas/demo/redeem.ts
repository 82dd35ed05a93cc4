import { loadOpened } from '#lambdas/wallet/open-wallet';
import { giftCards } from './gift-cards';
import type { DemoPlayer } from './person';
import { placeOrder } from './place-order';
import { type OpenOrder, planSteps } from './step-orders';
import type { World } from './world';

/** Products that players of the history redeem for, by how they are delivered. */
const shipped = [
  'harbour-cap',
  'neon-tiger-tee',
  'jade-mug',
  'lantern-lamp',
  'wireless-earbuds',
  'tea-ceremony-box',
];
const others = [
  'gold-coins-100k',
  'gold-coins-250k',
  'mystery-lantern',
  'mystery-chest',
  'dim-sum-class',
  'harbour-cruise',
];

/**
 * Orders a prize that the redeemable coins cover.
 *
 * @param priciest  price of the dearest prize that the player wants, in hundredths of a Sweeps Coin
 * @param number    of orders of shipped prizes so far, which decides what becomes of this one
 * @param daysLeft  days until the history ends
 * @returns the order on its way; null when nothing was ordered or nothing is left to do
 * @throws RequestRefused with `identity/needed` above the amount that needs no identity check
 */
export async function redeem(
  world: World,
  player: DemoPlayer,
  { priciest, number, daysLeft }: { priciest: number; number: number; daysLeft: number },
): Promise<OpenOrder | null> {
  const { product, chance } = world;
  const { wallet } = await loadOpened(product.wallets)(player.id);
  // The code of a new account that has paid nothing is held for days.
  const cards = (await product.purchases.first(player.id)).paid ? giftCards : [];
  const wanted = chance.pick([...shipped, ...shipped, ...others, ...cards, ...cards]);
  const found = (await product.products.find([wanted])).get(wanted);
  const most = Math.min(priciest, wallet.balances.sweepsRedeemable);
  if (!found || found.stock < 2 || found.price > most) return null;

  const order = await placeOrder(world, player, { product: wanted, quantity: 1 });
  if (order.status !== 'placed' || cards.includes(wanted)) return null;
  const isShipped = shipped.includes(wanted);
  const steps = planSteps(world, { isShipped, number, daysLeft });
  return { player: player.id, id: order.id, isShipped, steps };
}
