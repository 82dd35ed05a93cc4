import { beforeAll, describe, expect, it } from 'vitest';
import { fraction } from '#domain/games/odds/fraction';
import { jacksOrBetter } from './jacks-or-better';
import { paysByResult } from './pay-table';
import { type PerfectPlay, perfectPlay } from './perfect-play';
import { countResults, type ResultCounts } from './result-counts';

let counts: ResultCounts;

beforeAll(() => {
  counts = countResults();
});

function returnOf({ weights, total }: PerfectPlay, pays: readonly number[]) {
  return fraction(
    weights.reduce((sum, weight, result) => sum + weight * BigInt(pays[result]!), 0n),
    total,
  );
}

describe('perfectPlay', () => {
  it('returns the known RTP with pays of nine and six', () => {
    const nineSix = { payTable: { ...jacksOrBetter.payTable, 'full-house': 9, flush: 6 } };

    const play = perfectPlay(nineSix, counts);

    expect(play.weights.reduce((sum, weight) => sum + weight)).toBe(play.total);
    expect(returnOf(play, paysByResult(nineSix))).toEqual({
      numerator: 1_653_526_326_983n,
      denominator: 1_661_102_543_100n,
    });
  });

  it('plays for the royal flush only where nothing else pays', () => {
    const nothing = Object.fromEntries(Object.keys(jacksOrBetter.payTable).map((rank) => [rank, 0]));
    const royalOnly = { payTable: { ...nothing, 'royal-flush': 800 } as typeof jacksOrBetter.payTable };

    const { weights, total } = perfectPlay(royalOnly, counts);

    // The known best probability of a royal flush is 1 in 23,081.
    expect(Number(total) / Number(weights.at(-1))).toBeCloseTo(23_081, 0);
  });
});
