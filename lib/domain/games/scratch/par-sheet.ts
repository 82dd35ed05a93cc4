import { meanPay, type PayStatistics, payStatistics } from '#domain/games/odds/pay-statistics';
import { type Share, share } from '#domain/games/odds/share';
import { oddsOfRows, prizeDistribution, type RowOdds, totalWeight } from '#domain/games/odds/weighted-prizes';
import type { ScratchCard, ScratchPrize } from './card';

/** Published figures of a card besides its data, computed from its whole prize table. */
export interface ScratchParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'scratch';
  /** Number of equally likely tickets. */
  readonly combinations: number;
  readonly rtp: { readonly total: Share };
  /** Odds of every row of the prize table, in its order. */
  readonly prizes: readonly (Omit<ScratchPrize, 'weight'> & RowOdds)[];
}

/** Computes the PAR sheet from the card's data alone. */
export function scratchParSheet({ id, version, prizes }: ScratchCard): ScratchParSheet {
  const distribution = prizeDistribution(prizes);
  const odds = oddsOfRows(prizes);
  return {
    gameId: id,
    version,
    family: 'scratch',
    combinations: totalWeight(prizes),
    rtp: { total: share(meanPay(distribution, 1)) },
    ...payStatistics(distribution, 1),
    prizes: prizes.map(({ symbol, count, multiple }, row) => ({
      symbol,
      count,
      multiple,
      ...(odds[row] as RowOdds),
    })),
  };
}
