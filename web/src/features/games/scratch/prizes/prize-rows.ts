import { shareOf } from '../../guide/share-odds';
import type { ScratchOutcome, ScratchRules, ScratchSheet } from '../scratch-round';

/** One prize of the table at the chosen stake. */
export interface PrizeRow {
  readonly id: string;
  /** Null for the symbol that the card names. */
  readonly symbol: string | null;
  readonly count: number;
  readonly multiple: number;
  /** In the coin's smallest unit. */
  readonly amount: number;
  /** Cards from one of them to the next, on average, rounded up. */
  readonly oneIn: number;
}

/** What can be won, the highest prize first, with its odds; the row that wins nothing is left out. */
export function prizeRows({ prizes }: Pick<ScratchSheet, 'prizes'>, stake: number): PrizeRow[] {
  return prizes
    .filter(({ multiple }) => multiple > 0)
    .map(({ symbol, count, multiple, share, oneIn }) => ({
      id: `${symbol ?? 'named'} ${count}`,
      symbol,
      count,
      multiple,
      amount: multiple * stake,
      oneIn: cardsBetween(share, oneIn),
    }));
}

/** Told to a tenth where it is small, and never so that odds look better than they are. */
function cardsBetween(share: ScratchSheet['prizes'][number]['share'], oneIn: string): number {
  const exact = 1 / shareOf(share);
  return exact < 10 ? Math.ceil(exact * 10) / 10 : Number(oneIn);
}

/**
 * The row that what is open so far has reached, by its id; null below the lowest.
 *
 * @param found  open fields that are known to win
 */
export function rowReached(
  { layout }: Pick<ScratchRules, 'layout'>,
  { cells }: Pick<ScratchOutcome, 'cells'>,
  found: readonly number[],
): string | null {
  const [first] = found;
  if (first === undefined || found.length < layout.alike) return null;
  return layout.kind === 'find' ? `named ${found.length}` : `${cells[first]} ${found.length}`;
}
