import { describe, expect, it } from 'vitest';
import { everyDraw } from '../every-draw-fixture';
import { multipleOf } from '../multiple';
import { hiLoNumbers } from './numbers';
import { playHiLo } from './round';
import { guessesIn, multipleAfter } from './state';
import { type Strategy, strategyPays } from './strategy-pays';

const oneSuit = { ...hiLoNumbers, suits: ['s'] };

/** Plays a strategy decision by decision, by the ranks alone: on an ace, higher and on a king, lower is the likelier guess. */
function playOut({ guess, collectsAfter }: Strategy, cards: number[]): number {
  const decisions: string[] = [];
  for (;;) {
    const left = [...cards];
    const round = playHiLo({ below: () => left.shift()! }, oneSuit, decisions);
    if ('code' in round) throw new Error(round.code);
    if (round.options.length === 0) return round.multiple;
    if (decisions.length === collectsAfter) return round.multiple;
    const rank = round.shown['cards']!.at(-1)!;
    const isExtreme = rank === 0 || rank === 12;
    const likelier = rank <= 6 ? 'higher' : 'lower';
    const other = isExtreme ? 'same' : rank < 6 ? 'lower' : 'higher';
    const isOther = guess === 'less likely' && rank !== 6 && round.options.includes(other);
    decisions.push(isOther ? other : likelier);
  }
}

describe('strategyPays', () => {
  it.each<Strategy>([
    { guess: 'likelier', collectsAfter: 2 },
    { guess: 'less likely', collectsAfter: 2 },
    { guess: 'less likely', collectsAfter: 1 },
  ])('has the payouts of all rounds played out: $guess, $collectsAfter', (strategy) => {
    const paid = new Map<number, bigint>();
    const lists = everyDraw((draws) =>
      Array.from({ length: strategy.collectsAfter + 1 }, () => draws.below(13)),
    );
    for (const { result } of lists) {
      const parts = playOut(strategy, result);
      paid.set(parts, (paid.get(parts) ?? 0n) + 1n);
    }

    const { pays, total } = strategyPays(hiLoNumbers, strategy);

    expect(total).toBe(BigInt(lists.length));
    expect(new Map(pays.map(({ parts, weight }) => [parts, weight]))).toEqual(paid);
  });
});

describe('multipleAfter', () => {
  it('is 0.99 divided by the chance, rounded down, for every product of three guesses', () => {
    const ways = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const products = ways.flatMap((one) => ways.flatMap((two) => ways.map((three) => one * two * three)));

    expect(products.map((product) => multipleAfter(hiLoNumbers, { right: 3, product }))).toEqual(
      products.map((product) => multipleOf({ numerator: BigInt(product), denominator: 13n ** 3n })),
    );
  });

  it('stays exact for ten guesses', () => {
    expect(multipleAfter(hiLoNumbers, { right: 10, product: 7 ** 10 })).toBe(
      multipleOf({ numerator: 7n ** 10n, denominator: 13n ** 10n }),
    );
  });
});

describe('guessesIn', () => {
  it('offers none after the last right guess', () => {
    expect(guessesIn(hiLoNumbers, { rank: 5, right: 10, product: 12 ** 10, skipped: 0 })).toEqual([]);
  });
});
