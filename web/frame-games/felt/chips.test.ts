import { describe, expect, it } from 'vitest';
import { blackjackRules } from '#domain/games/blackjack/rules';
import { rouletteRules } from '#domain/games/roulette/rules';
import { coins } from '#domain/money/coin';
import { chipsFor, chipSize } from './chips';

describe('chipsFor', () => {
  it.each([
    [0, 'gold', []],
    [100, 'gold', [100]],
    [1_700, 'gold', [1_000, 500, 100, 100]],
    [200_000, 'gold', [50_000, 50_000, 50_000, 50_000]],
    [60, 'sweeps', [20, 20, 20]],
    [300, 'sweeps', [200, 100]],
  ] as const)('changes %i of %s into %j', (units, coin, values) => {
    expect(chipsFor(units, coin).map(({ value }) => value)).toEqual(values);
  });

  it('makes a remainder below the lowest chip a chip of its own', () => {
    expect(chipsFor(30, 'sweeps')).toEqual([
      { value: 20, size: 0 },
      { value: 10, size: 0 },
    ]);
  });

  it('changes any stake of blackjack, half of it or both of a double into at most ten chips', () => {
    for (const coin of coins) {
      for (const stake of blackjackRules.stakes[coin].flatMap((each) => [each / 2, each, each * 2])) {
        const chips = chipsFor(stake, coin);

        expect(chips.reduce((sum, { value }) => sum + value, 0)).toBe(stake);
        expect(chips.length).toBeLessThanOrEqual(10);
      }
    }
  });
});

describe('chipSize', () => {
  it('counts the chips of the roulette table in order', () => {
    for (const coin of coins)
      expect(rouletteRules.chips[coin].map((chip) => chipSize(chip, coin))).toEqual([
        ...rouletteRules.chips[coin].keys(),
      ]);
  });
});
