import { type Draw, isRefunded, recordRefunds, type RefundProgress } from '#domain/rewards/draws/draw';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { UndoOrderDependencies } from '../orders/undo-order';
import { refundEntry } from './refund-entry';
import type { DrawStore } from './stores/draw-store';
import type { Entries, EntryStore } from './stores/entry-store';

export interface RefundEntriesDependencies extends UndoOrderDependencies {
  readonly draws: DrawStore;
  readonly entries: EntryStore;
  readonly commitTogether: CommitTogether;
  readonly log: Log;
}

const entriesPerPage = 25;
/** Time for a page whose wallets are contended. */
const timeForAPageMs = 30_000;
/** Longer than a page usually takes. A run that outlasts its claim fails to store its page, and stops. */
const claimMs = 20_000;
/** A run that finds more failing entries stops: the failures have a common cause, and the draw must fit its item. */
const mostFailed = 100;

/**
 * Refunds the entries of a canceled draw, each once, and stores its progress after each page: the next run continues from there. An entry
 * that fails does not block the entries after it.
 *
 * @param timeLeftMs  remaining time of the run in milliseconds
 * @returns the draw once every entry is refunded; null when time is up or another run refunds this draw
 * @throws Outage after the last page when entries could not be refunded
 */
export async function refundEntries(
  dependencies: RefundEntriesDependencies,
  draw: Draw,
  timeLeftMs: () => number,
): Promise<Draw | null> {
  const { draws, commitTogether, now } = dependencies;
  const claimedUntil = draw.refunds?.claimedUntil;
  if ((claimedUntil && claimedUntil > now()) || timeLeftMs() < timeForAPageMs) return null;

  let stored = draw;
  for await (const progress of refundPages(dependencies, draw, timeLeftMs)) {
    const after = recordRefunds(stored, progress);
    const { outcome } = await commitTogether([draws.replace(stored, after)]);
    if (outcome === 'conflict') return null;
    stored = after;
  }
  const failed = stored.refunds?.failed.length ?? 0;
  if (failed > 0) throw new Outage(`${failed} entries of ${draw.id} were not refunded`);
  return isRefunded(stored) ? stored : null;
}

/** Yields the progress to store: the claim before the first page, the claim renewed after each page, and its release at the end. */
async function* refundPages(
  dependencies: RefundEntriesDependencies,
  draw: Draw,
  timeLeftMs: () => number,
): AsyncGenerator<RefundProgress> {
  const { entries, now } = dependencies;
  const { after: start, failed: earlier } = draw.refunds ?? { after: 0, failed: [] };
  let after = start;
  let failed = earlier;
  const claimed = () => ({ after, failed, claimedUntil: new Date(now().getTime() + claimMs) });

  yield claimed();
  while (after !== null && failed.length < mostFailed && timeLeftMs() >= timeForAPageMs) {
    const page = await entries.page(draw.id, { limit: entriesPerPage, after });
    failed = [...failed, ...(await refundAll(dependencies, draw, page.entries))];
    after = page.next;
    yield claimed();
  }
  for (const number of earlier) {
    if (timeLeftMs() < timeForAPageMs) break;
    const found = await entries.page(draw.id, { limit: 1, after: number - 1 });
    const again = await refundAll(dependencies, draw, found.entries);
    failed = [...failed.filter((each) => each !== number), ...again];
    yield claimed();
  }
  yield { after, failed, claimedUntil: null };
}

/** @returns the numbers of the entries that could not be refunded */
async function refundAll(
  dependencies: RefundEntriesDependencies,
  draw: Draw,
  page: readonly Entries[],
): Promise<number[]> {
  const failed: number[] = [];
  // Sequential, because several entries may belong to one wallet.
  for (const entries of page) {
    try {
      await refundEntry(dependencies, draw, entries);
    } catch (error) {
      failed.push(entries.first);
      dependencies.log(logLines.entryNotRefunded, { error, draw: draw.id, entry: entries.first });
    }
  }
  return failed;
}
