import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Draw, confirmWinner, openDraw, settleDraw } from '#domain/rewards/draws/draw';
import { orderId } from '#domain/rewards/order';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
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
 * its proof verifies. The request names the draw before anything else is written, and the draw is written last: a run that fails in between
 * shows no draw, and the next one finishes it.
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
  const begun = await draws.requested(requestOf(id));
  if (begun && (await draws.find(begun.draw))) return false;
  const product = (await products.find([id])).get(id);
  if (!product) return false;

  const opening = begun ? { id: begun.draw, at: new Date(begun.input) } : openingOf(past, now);
  const closesAt = new Date(opening.at.getTime() + (past.openedDaysAgo - past.closedDaysAgo) * dayMs);
  const drawnAt = new Date(closesAt.getTime() + minuteMs);
  // Until the draw is written, nothing depends on the seed.
  const serverSeed = makeServerSeed();
  const draw = openDraw(
    product,
    { prize, winners, closesAt },
    { ...opening, seedHash: drawSeedHash(serverSeed), running: null },
  );
  if (isRefusal(draw)) return false;
  if (!begun)
    await commit(draws.keepRequest(draw.id, { name: requestOf(id), input: opening.at.toISOString() }));
  await enterDemoPlayers({ entries, commitTogether }, draw, { count: entrants, price: product.price });
  const closed = await countedEntries({ entries }, draw);
  const drawn = await chosenWinners(
    { entries, seeds: { reveal: async () => serverSeed }, now: () => drawnAt },
    closed,
  );
  await commit(draws.create(settleDraw(confirmed(drawn, drawnAt))));
  return true;

  async function commit(write: AtomicWrite): Promise<void> {
    const { outcome } = await commitTogether([write]);
    if (outcome !== 'committed') throw new Error(`Another run plays the draw of ${id}`);
  }
}

function requestOf(product: string): string {
  return `demo ${product}`;
}

function openingOf({ product, openedDaysAgo }: PastDraw, now: Date): { id: string; at: Date } {
  const at = new Date(now.getTime() - openedDaysAgo * dayMs);
  return { id: orderId(at, createHash('sha256').update(product).digest('hex').slice(0, 6)), at };
}

function confirmed(draw: Draw, at: Date): Draw {
  return (draw.result?.winners ?? []).reduce((before, { number }) => {
    const after = confirmWinner(before, number, at);
    if (isRefusal(after)) throw new Error(`The entry ${number} of ${draw.id} is no winner`);
    return after;
  }, draw);
}
