import { shareOf } from '../../guide/share-odds';
import { foundFields } from '../found-fields';
import type { ScratchOutcome, ScratchRules, ScratchSheet } from '../scratch-round';

/** One row of the prize table at the chosen stake. */
export interface PrizeRow {
  readonly id: string;
  /** Null for the symbol that the card names. */
  readonly symbol: string | null;
  readonly count: number;
  readonly multiple: number;
  /** In the coin's smallest unit. */
  readonly amount: number;
  /** Average number of cards between two such prizes, rounded up. */
  readonly oneIn: number;
}

/** All prizes with their odds, the highest first; the row without a prize is left out. */
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

/** Rounded up, to a tenth for small numbers, so that odds never look better than they are. */
function cardsBetween(share: ScratchSheet['prizes'][number]['share'], oneIn: string): number {
  const exact = 1 / shareOf(share);
  return exact < 10 ? Math.ceil(exact * 10) / 10 : Number(oneIn);
}

/** Id of the prize row that the open fields have reached; null below the lowest. */
export function rowReached(
  { layout }: Pick<ScratchRules, 'layout'>,
  { key, cells }: Pick<ScratchOutcome, 'key' | 'cells'>,
  opened: readonly number[],
): string | null {
  const found = foundFields({ layout }, { key, cells }, opened);
  const [first] = found;
  if (first === undefined || found.length < layout.alike) return null;
  return layout.kind === 'find' ? `named ${found.length}` : `${cells[first]} ${found.length}`;
}
