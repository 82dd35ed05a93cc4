import { fraction } from '#domain/games/odds/fraction';
import {
  meanPay,
  type PayDistribution,
  type PayStatistics,
  payStatistics,
} from '#domain/games/odds/pay-statistics';
import { oneIn, type Share, share } from '#domain/games/odds/share';
import { type HandRank, handRanks } from './hand-rank';
import { handCount } from './hands';
import { paysByResult, type PokerTable } from './pay-table';
import { type PerfectPlay, perfectPlay } from './perfect-play';
import type { ResultCounts } from './result-counts';

/** Published figures of a table besides its data, for a player who always holds the cards with the highest return. */
export interface VideoPokerParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'video-poker';
  /** Number of equally likely deals. */
  readonly combinations: number;
  /** The strategy that the figures assume. */
  readonly strategy: string;
  readonly rtp: { readonly total: Share };
  /** Frequency of each final rank, the highest first, and its share of the return. */
  readonly ranks: readonly RankOdds[];
}

export interface RankOdds {
  readonly rank: HandRank;
  /** In stakes. */
  readonly pays: number;
  readonly share: Share;
  /** Average number of rounds per occurrence, rounded up. */
  readonly oneIn: string;
  /** Its share of the return: all shares add up to the total. */
  readonly rtp: Share;
}

const strategy =
  'Perfect play: every deal holds the cards that return the most on average over all possible draws. ' +
  'Of several holds that return the same, it takes the one that pays most often, and then the one with the most cards. Any other hold returns less on average.';

/** Computes the PAR sheet from the pay table alone, over every deal, every hold and every draw. */
export function videoPokerParSheet(table: PokerTable, counts?: ResultCounts): VideoPokerParSheet {
  const play = perfectPlay(table, counts);
  const distribution = payDistribution(table, play);
  return {
    gameId: table.id,
    version: table.version,
    family: 'video-poker',
    combinations: handCount,
    strategy,
    rtp: { total: share(meanPay(distribution, 1)) },
    ...payStatistics(distribution, 1),
    ranks: handRanks.map((rank, at) => oddsOf(rank, table.payTable[rank], at + 1, play)).toReversed(),
  };
}

/** Merges results that pay the same. */
function payDistribution(table: PokerTable, { weights, total }: PerfectPlay): PayDistribution {
  const pays = paysByResult(table);
  const different = [...new Set(pays)].sort((one, other) => one - other);
  return {
    pays: different.map((parts) => ({
      parts,
      weight: weights.reduce((sum, weight, result) => (pays[result] === parts ? sum + weight : sum), 0n),
    })),
    total,
  };
}

function oddsOf(rank: HandRank, pays: number, result: number, { weights, total }: PerfectPlay): RankOdds {
  const weight = weights[result] as bigint;
  const often = fraction(weight, total);
  return {
    rank,
    pays,
    share: share(often),
    oneIn: oneIn(often),
    rtp: share(fraction(weight * BigInt(pays), total)),
  };
}
