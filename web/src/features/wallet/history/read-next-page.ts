import type { Transaction } from '#contracts/wallet/ledger-shapes';
import type { LedgerQuery } from './filters';

/** Reads a page of the ledger, newest first, before a sequence number; the newest page without one. */
export type ReadPage = (
  query: LedgerQuery,
  before: number | undefined,
) => Promise<{ items: Transaction[]; next: number | null }>;

/** The cursor of one query. */
interface Bookmark {
  readonly query: LedgerQuery;
  /** Everything from this sequence number on was read; Infinity before the first page, null at the end. */
  readonly next: number | null;
  /** Lines that were read but wait for the other queries, newest first. */
  readonly ahead: readonly Transaction[];
}

/** A resumable place in the ledger: one cursor per query. */
export type Place = readonly Bookmark[];

/** The lines of one page, and the place after it. */
export interface Step {
  readonly transactions: readonly Transaction[];
  readonly place: Place;
}

/** Returns the start of the queries, at the newest line. */
export function newestEnd(queries: readonly LedgerQuery[]): Place {
  return queries.map((query) => ({ query, next: Infinity, ahead: [] }));
}

/** Whether nothing is left to read. */
export function isAtEnd(place: Place): boolean {
  return place.every(({ next }) => next === null);
}

/**
 * Reads one more page. The query that is least far advances, and only lines that no other query can precede are returned, so that all
 * lines come newest first, each once. A step may return no lines.
 *
 * @throws the refusal of the page; the place stays valid, and only this page has to be requested again
 */
export async function readNextPage(place: Place, readPage: ReadPage): Promise<Step> {
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
