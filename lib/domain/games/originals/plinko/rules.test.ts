import { describe, expect, it } from 'vitest';
import { meanPay } from '#domain/games/odds/pay-statistics';
import { originalGame } from '../original-game';
import { originalParSheet } from '../par-sheet';
import { boards } from './choice';
import { multiples } from './multiples';
import { paysOfBuckets } from './pays';
import { plinko } from './rules';

/** Draws the sides of a path that is numbered in binary, the last row in its lowest bit. */
function fallsOf(path: number, rows: number) {
  let row = 0;
  return {
    below(bound: number) {
      expect(bound).toBe(2);
      row += 1;
      return (path >> (rows - row)) & 1;
    },
  };
}

function payoutOf(board: string, rows: number, path: number): number {
  const round = plinko.play(fallsOf(path, rows), board, []);
  if ('code' in round) throw new Error(round.code);
  return round.multiple;
}

/** Falls to the right of a path, counted bit by bit. */
function rightsOf(path: number): number {
  let rights = 0;
  for (let left = path; left > 0; left >>= 1) rights += left & 1;
  return rights;
}

/** Goes through all paths of a board and counts how many pay each multiple. */
function countPayouts(board: string, rows: number): Map<number, bigint> {
  // Paths with equal falls to the right pay the same; one of each is played.
  const payouts = Array.from({ length: rows + 1 }, (_, rights) => payoutOf(board, rows, 2 ** rights - 1));
  const counts = new Map<number, bigint>();
  for (let path = 0; path < 2 ** rows; path += 1) {
    const payout = payouts[rightsOf(path)] as number;
    counts.set(payout, (counts.get(payout) ?? 0n) + 1n);
  }
  return counts;
}

describe('plinko play', () => {
  it('shows the sides of the path and pays the bucket below it', () => {
    const round = plinko.play(fallsOf(0b1000_0001, 8), '8 high', []);

    expect(round).toEqual({ shown: { path: [1, 0, 0, 0, 0, 0, 0, 1] }, multiple: 140, options: [] });
  });

  it.each([
    [0, 1_000],
    [0xffff, 1_000],
    [0b0101_0101_0101_0101, 0.1],
  ])('pays path %i of the high board with sixteen rows %f times', (path, times) => {
    const game = originalGame(plinko);

    const round = game.play(fallsOf(path, 16), { stake: 200, choice: '16 high', decisions: [] });

    expect(round).toMatchObject({ staked: 200, payout: times * 200 });
  });

  it('refuses decisions', () => {
    expect(plinko.play({ below: () => 0 }, '8 low', ['again'])).toEqual({
      code: 'games/decision-not-allowed',
    });
  });
});

describe('plinko faultInChoice', () => {
  it('accepts the nine boards', () => {
    expect(boards).toEqual(
      [8, 12, 16].flatMap((rows) => ['low', 'medium', 'high'].map((risk) => `${rows} ${risk}`)),
    );
    expect(boards.map(plinko.faultInChoice)).toEqual(boards.map(() => null));
  });

  it.each([null, '', '10 low', '16', '16 High', ' 16 high', '16 high ', 'toString', '16 low 1'])(
    'describes the fault of %j',
    (choice) => {
      expect(plinko.faultInChoice(choice)).toContain('8, 12 or 16 rows');
    },
  );
});

describe('plinko isHedged', () => {
  it('counts no board of low risk toward playthrough, because its payouts lie close to the stake', () => {
    expect(boards.filter((board) => plinko.isHedged(board, 100))).toEqual(['8 low', '12 low', '16 low']);
  });
});

describe.each(boards)('plinko board %s', (board) => {
  const pays = multiples[board];
  const rows = Number(board.split(' ')[0]);

  it('pays exactly what all of its paths pay', () => {
    const counted = countPayouts(board, rows);
    const published = paysOfBuckets(pays);

    expect(new Map(published.pays.map(({ parts, weight }) => [parts, weight]))).toEqual(counted);
    expect(published.total).toBe(2n ** BigInt(rows));
  });

  it('pays paths with equal falls to the right the same', () => {
    for (let path = 0; path < 2 ** rows; path += 2 ** (rows - 6)) {
      expect(payoutOf(board, rows, path)).toBe(pays[rightsOf(path)]);
    }
  });

  it('returns 98 to 99 percent', () => {
    const { numerator, denominator } = meanPay(paysOfBuckets(pays), 100);

    expect(100n * numerator >= 98n * denominator).toBe(true);
    expect(100n * numerator <= 99n * denominator).toBe(true);
  });

  it('pays less toward the middle, the same on both sides', () => {
    const left = pays.slice(0, rows / 2 + 1);

    expect(pays).toHaveLength(rows + 1);
    expect(pays.toReversed()).toEqual(pays);
    expect(left.toSorted((one, other) => other - one)).toEqual(left);
  });

  it('pays in steps of a twentieth of the stake', () => {
    expect(pays.every((each) => Number.isInteger(each) && each % 5 === 0 && each > 0)).toBe(true);
  });
});

describe('plinko figures', () => {
  const sheet = originalParSheet(plinko);

  it('publish the lowest return of the nine boards', () => {
    expect(sheet.choices).toHaveLength(9);
    expect(Math.min(...sheet.choices.map(({ rtp }) => rtp.basisPoints))).toBe(sheet.worst.basisPoints);
    expect(Math.max(...sheet.choices.map(({ rtp }) => rtp.basisPoints))).toBe(sheet.best.basisPoints);
    expect([sheet.rtp.total, sheet.worst.basisPoints, sheet.best.basisPoints]).toEqual([
      sheet.worst,
      9_868,
      9_898,
    ]);
  });

  it('describe the payouts of the board with the widest spread', () => {
    expect(sheet.widest).toBe('16 rows, high risk');
    expect(sheet.maximumWin).toEqual({ multiple: 1_000, oneIn: '32768' });
  });
});
