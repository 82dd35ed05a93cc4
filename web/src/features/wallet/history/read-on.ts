import type { Transaction } from '#contracts/wallet/ledger-shapes';
import type { LedgerQuery } from './filters';

/** Reads a page of the ledger, newest first, that ends before a number; the newest page without one. */
export type ReadPage = (
  query: LedgerQuery,
  before: number | undefined,
) => Promise<{ items: Transaction[]; next: number | null }>;

/** How far one question has been read. */
interface Bookmark {
  readonly query: LedgerQuery;
  /** Everything from this number on was read; Infinity before the first page, null at the end. */
  readonly next: number | null;
  /** What was read but waits for older lines of the other questions, newest first. */
  readonly ahead: readonly Transaction[];
}

/** A place in the ledger, from which reading goes on: one bookmark for each question. */
export type Place = readonly Bookmark[];

/** What one page brought, and where it ended. */
export interface Step {
  readonly transactions: readonly Transaction[];
  readonly place: Place;
}

/** The newest end of what the questions ask for. */
export function newestEnd(queries: readonly LedgerQuery[]): Place {
  return queries.map((query) => ({ query, next: Infinity, ahead: [] }));
}

/** Whether nothing is left to read. */
export function isAtEnd(place: Place): boolean {
  return place.every(({ next }) => next === null);
}

/**
 * Reads one page more. Whichever question is least far goes on, and only lines are handed out that no other question can still come
 * before, so that all of them together come newest first, each once. A step may hand out nothing.
 *
 * @throws whatever the page was refused with; the place is still good then, and the page the only one to be asked for again
 */
export async function readOn(place: Place, readPage: ReadPage): Promise<Step> {
  const least = place.reduce((one, other) => (frontOf(other) > frontOf(one) ? other : one));
  const { items, next } = await readPage(least.query, least.next === Infinity ? undefined : frontOf(least));
  const read = place.map((each) =>
    each === least ? { ...each, next, ahead: [...each.ahead, ...items] } : each,
  );
  const front = Math.max(...read.map(frontOf));
  return {
    transactions: read
      .flatMap(({ ahead }) => ahead.filter(({ sequence }) => sequence >= front))
      .toSorted((one, other) => other.sequence - one.sequence),
    place: read.map((each) => ({ ...each, ahead: each.ahead.filter(({ sequence }) => sequence < front) })),
  };
}

function frontOf({ next }: Bookmark): number {
  return next ?? 0;
}
