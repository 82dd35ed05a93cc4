import type { Round } from '#contracts/wallet/ledger-shapes';

/** The part of the history that is loaded, newest round first. */
export interface RoundPages {
  readonly rounds: readonly Round[];
  /** Where the next page begins; null after the last one. */
  readonly next: 'first' | number | null;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly failure: unknown;
}

/** Adds a page. A round that came before, because the history grew between two pages, is not listed twice. */
export function joinPages(
  known: RoundPages,
  page: { items: readonly Round[]; next: number | null },
): RoundPages {
  const listed = new Set(known.rounds.map(({ id }) => id));
  const rounds = [...known.rounds, ...page.items.filter(({ id }) => !listed.has(id))];
  return { rounds, next: page.next, status: 'idle', failure: null };
}
