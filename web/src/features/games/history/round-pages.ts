import type { Round } from '#contracts/wallet/ledger-shapes';

/** The loaded part of the history, newest round first. */
export interface RoundPages {
  readonly rounds: readonly Round[];
  /** Cursor of the next page; null after the last one. */
  readonly next: 'first' | number | null;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly failure: unknown;
}

/** Appends a page. Skips rounds that are already listed, because new rounds shift the pages. */
export function joinPages(
  known: RoundPages,
  page: { items: readonly Round[]; next: number | null },
): RoundPages {
  const listed = new Set(known.rounds.map(({ id }) => id));
  const rounds = [...known.rounds, ...page.items.filter(({ id }) => !listed.has(id))];
  return { rounds, next: page.next, status: 'idle', failure: null };
}
