import { dayMs } from '#domain/ledger/days';
import type { DemoDraws } from '#lambdas/draws/demo/demo-draws';
import { runDraws } from '#lambdas/draws/run-draws';
import { createSeedReader } from '#lambdas/draws/stores/draw-seed-store';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { submitIdentityCheck } from './check-identity';
import { queueOfNotices } from './follow';
import { demoAdmin, type DemoPlayer } from './person';
import { placeFirstOrder, placeOrder } from './place-order';
import { send } from './request';
import type { World } from './world';

/** How long a draw that outlasts the history has been open, in days. */
const openedDaysAgo = 9;
const mostEntries = 4;
const mostDraws = 100;
const mostEntriesRead = 100;

/**
 * Opens the draws that begin on this day, and takes those that have closed to their winners, as a schedule of a stage does.
 *
 * @param daysLeft  days until the history ends, this one included
 */
export async function runDemoDraws(world: World, { open, past }: DemoDraws, daysLeft: number): Promise<void> {
  const { product, routes, nextKey, wait } = world;
  const plans = [
    ...past.map((draw) => ({ ...draw, days: draw.openedDaysAgo - draw.closedDaysAgo })),
    ...open.map((draw) => ({ ...draw, openedDaysAgo })),
  ];
  for (const { product: of, prize, winners, days } of plans.filter(
    (plan) => plan.openedDaysAgo === daysLeft,
  )) {
    const closesAt = new Date(product.now().getTime() + days * dayMs).toISOString();
    const body = { product: of, prize, winners, closesAt };
    await send(routes.admins, demoAdmin, { method: 'POST', path: '/admin/draws', key: nextKey(), body });
  }
  wait(60);
  const seeds = createSeedReader(product.tables.client, 'draw-seeds');
  const run = runDraws({ ...product, seeds, events: queueOfNotices(product) });
  await run({}, { getRemainingTimeInMillis: () => Infinity });
}

/** Enters an open draw, with as many entries as the redeemable coins cover, at most four. */
export async function enterDraw(world: World, { open, past }: DemoDraws, player: DemoPlayer): Promise<void> {
  const { product, chance } = world;
  const found = await product.products.find([...open, ...past].map((draw) => draw.product));
  const entered = [...found.values()].filter(({ chance: prize }) => prize?.kind === 'draw');
  if (entered.length === 0) return;
  const { id, price } = chance.pick(entered);
  const { wallet } = await loadOpened(product.wallets)(player.id);
  const affordable = Math.floor(wallet.balances.sweepsRedeemable / price);
  const quantity = Math.min(affordable, chance.between(1, mostEntries));
  if (quantity > 0) await placeOrder(world, player, { product: id, quantity });
}

/**
 * Enters players into each draw that closes within a day, or is open when the history ends, until it has as many of them as winners: chance
 * may have entered fewer.
 */
export async function fillDraws(
  world: World,
  players: readonly DemoPlayer[],
  { isLastDay }: { isLastDay: boolean },
): Promise<void> {
  const { product } = world;
  const tomorrow = new Date(product.now().getTime() + dayMs);
  const { draws } = await product.draws.page({ limit: mostDraws });
  for (const draw of draws) {
    if (draw.state !== 'open' || !(isLastDay || draw.closesAt <= tomorrow)) continue;
    const { entries } = await product.entries.page(draw.id, { limit: mostEntriesRead });
    const entered = new Set(entries.map(({ player }) => player));
    for (const each of players) {
      if (entered.size >= draw.winners) break;
      if (!entered.has(each.id) && (await placeFirstOrder(world, [each], draw.product))) entered.add(each.id);
    }
  }
}

/**
 * Confirms the prizes of winners with an approved identity, as an admin does each day. Other winners submit their documents first.
 *
 * @returns the players who submitted documents
 */
export async function confirmWinners(world: World): Promise<string[]> {
  const { product, routes, wait } = world;
  const { draws } = await product.draws.page({ limit: mostDraws });
  const submitted: string[] = [];
  for (const { id, result } of draws)
    for (const { number, player, confirmedAt } of result?.winners ?? []) {
      if (confirmedAt) continue;
      wait(120);
      const { state } = await product.checks.load(player);
      if (state === 'submitted') continue;
      if (state !== 'approved') {
        await submitIdentityCheck(world, player);
        submitted.push(player);
        continue;
      }
      const path = `/admin/draws/${id}/winners/${number}/confirmation`;
      const signedInAt = product.now();
      await send(routes.admins, { ...demoAdmin, signedInAt }, { method: 'POST', path, body: {} });
    }
  return submitted;
}
