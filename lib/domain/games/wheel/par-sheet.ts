import { meanPay, type PayStatistics, payStatistics } from '#domain/games/odds/pay-statistics';
import { type Share, share } from '#domain/games/odds/share';
import {
  oddsOfRows,
  prizeDistribution,
  type RowOdds,
  totalWeight,
  type WeightedPrize,
} from '#domain/games/odds/weighted-prizes';
import type { Wheel } from './wheel';

/** Published figures of a wheel besides its data, computed from all of its segments. */
export interface WheelParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'wheel';
  /** Number of equally likely outcomes. */
  readonly combinations: number;
  readonly rtp: { readonly total: Share };
  /** Odds of every multiple, the highest first, and its number of segments. */
  readonly prizes: readonly ({ readonly multiple: number; readonly segments: number } & RowOdds)[];
}

/** Computes the PAR sheet from the wheel's data alone. */
export function wheelParSheet({ id, version, segments }: Wheel): WheelParSheet {
  const distribution = prizeDistribution(segments);
  return {
    gameId: id,
    version,
    family: 'wheel',
    combinations: totalWeight(segments),
    rtp: { total: share(meanPay(distribution, 1)) },
    ...payStatistics(distribution, 1),
    prizes: prizesOf(segments),
  };
}

function prizesOf(segments: readonly WeightedPrize[]): WheelParSheet['prizes'] {
  const multiples = [...new Set(segments.map(({ multiple }) => multiple))].sort((one, other) => other - one);
  const rows = multiples.map((multiple) => {
    const alike = segments.filter((segment) => segment.multiple === multiple);
    return { multiple, segments: alike.length, weight: totalWeight(alike) };
  });
  const odds = oddsOfRows(rows);
  return rows.map(({ multiple, segments: count }, row) => ({
    multiple,
    segments: count,
    ...(odds[row] as RowOdds),
  }));
}
