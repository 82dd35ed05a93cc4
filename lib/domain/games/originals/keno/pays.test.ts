import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/games/odds/fraction';
import { board } from './board';
import { paysOfPicks } from './pays';

/** Every way to draw numbers from those that are left, in the order of drawing. */
function everyDraw(left: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return left.flatMap((number) =>
    everyDraw(
      left.filter((other) => other !== number),
      count - 1,
    ).map((rest) => [number, ...rest]),
  );
}

/** Multiples that name the number of hits: 0 for none, 1 for one … */
function hitsAsMultiples(picks: number): number[] {
  return Array.from({ length: picks + 1 }, (_, hits) => hits);
}

describe('paysOfPicks', () => {
  it.each([1, 2, 3, 4, 5])('weighs %i picks on a small board as all of its draws do', (picks) => {
    const small = { numbers: 7, drawn: 3 };
    const draws = everyDraw([1, 2, 3, 4, 5, 6, 7], small.drawn);
    const counted = hitsAsMultiples(picks).map(
      (hits) => draws.filter((drawn) => drawn.filter((number) => number <= picks).length === hits).length,
    );

    const { pays, total } = paysOfPicks(small, hitsAsMultiples(picks));

    // Each set of three numbers can be drawn in six orders.
    expect(pays.map(({ weight }) => 6 * Number(weight))).toEqual(counted);
    expect(6 * Number(total)).toBe(draws.length);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'weighs %i picks on the board of the game as ten draws one by one do',
    (picks) => {
      const { pays, total } = paysOfPicks(board, hitsAsMultiples(picks));
      const { ways, all } = drawOneByOne(picks);

      expect(pays.map(({ weight }) => fraction(weight, total))).toEqual(
        ways.map((each) => fraction(each, all)),
      );
    },
  );

  it('merges hits that pay the same', () => {
    const { pays } = paysOfPicks({ numbers: 4, drawn: 2 }, [0, 0, 100]);

    expect(pays).toEqual([
      { parts: 0, weight: 5n },
      { parts: 100, weight: 1n },
    ]);
  });
});

/** Ordered draws by their hits, counted without binomials: each further number is one of the picks that are left or one of the others. */
function drawOneByOne(picks: number): { ways: bigint[]; all: bigint } {
  let ways = [1n, ...Array<bigint>(picks).fill(0n)];
  let all = 1n;
  for (let drawn = 0; drawn < board.drawn; drawn += 1) {
    const before = ways;
    ways = before.map((misses, hits) => {
      const othersLeft = board.numbers - picks - (drawn - hits);
      const hit = hits > 0 ? (before[hits - 1] as bigint) * BigInt(picks - hits + 1) : 0n;
      return hit + misses * BigInt(Math.max(othersLeft, 0));
    });
    all *= BigInt(board.numbers - drawn);
  }
  return { ways, all };
}
