import * as z from 'zod';
import { type Draw, confirmWinner, openDraw, settleDraw } from '#domain/rewards/draws/draw';
import { orderId } from '#domain/rewards/order';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { drawSeedHash } from '#lambdas/runtime/fingerprints/draw-seed';
import { isRefusal } from '#lambdas/runtime/refusal';
import { chosenWinners, countedEntries } from '../choose-winners';
import type { DrawStore } from '../stores/draw-store';
import type { EntryStore } from '../stores/entry-store';
import { enterDemoPlayers } from './demo-entrants';

/** A draw that has ended, in days before the demo data is created. */
export const pastDraw = z.strictObject({
  product: z.string().min(1),
  prize: z.string().min(3),
  winners: z.int().min(1),
  openedDaysAgo: z.int().min(1),
  closedDaysAgo: z.int().min(1),
  entrants: z.int().min(1),
});

type PastDraw = z.infer<typeof pastDraw>;

export interface PastDrawDependencies {
  readonly draws: DrawStore;
  readonly entries: EntryStore;
  readonly products: ProductStore;
  readonly commitTogether: CommitTogether;
  readonly makeServerSeed: () => string;
}

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

/**
 * Plays a draw of made-up players from its opening to the confirmation of its winners, with the rules and the formula of every draw, so that
 * its proof verifies. The draw is written last, when it is complete: a run that fails before leaves no draw.
 *
 * @returns false if it was played before, or its product is gone
 */
export async function playPastDraw(
  dependencies: PastDrawDependencies,
  past: PastDraw,
  now: Date,
): Promise<boolean> {
  const { draws, entries, products, commitTogether, makeServerSeed } = dependencies;
  const { product: id, prize, winners, entrants } = past;
  const request = { name: `demo ${id}`, input: 'demo' };
  if (await draws.opened(request.name)) return false;
  const product = (await products.find([id])).get(id);
  if (!product) return false;

  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const [at, closesAt] = [daysAgo(past.openedDaysAgo), daysAgo(past.closedDaysAgo)];
  const drawnAt = new Date(closesAt.getTime() + minuteMs);
  const serverSeed = makeServerSeed();
  const draw = openDraw(
    product,
    { prize, winners, closesAt },
    { id: orderId(at, serverSeed.slice(0, 6)), seedHash: drawSeedHash(serverSeed), at, running: null },
  );
  if (isRefusal(draw)) return false;
  await enterDemoPlayers({ entries, commitTogether }, draw, { count: entrants, price: product.price });
  const closed = await countedEntries({ entries }, draw);
  const drawn = await chosenWinners(
    { entries, seeds: { reveal: async () => serverSeed }, now: () => drawnAt },
    closed,
  );
  const { outcome } = await commitTogether(draws.open(settleDraw(confirmed(drawn, drawnAt)), request));
  return outcome === 'committed';
}

function confirmed(draw: Draw, at: Date): Draw {
  return (draw.result?.winners ?? []).reduce((before, { number }) => {
    const after = confirmWinner(before, number, at);
    if (isRefusal(after)) throw new Error(`The entry ${number} of ${draw.id} is no winner`);
    return after;
  }, draw);
}
