import { describe, expect, it } from 'vitest';
import {
  highestStake,
  missingFor,
  neighborStake,
  offeredStake,
  presetStakes,
  spendable,
} from './stake-choice';

const stakes = [20, 40, 100];
const balances = { gold: 70, sweepsUnplayed: 30, sweepsRedeemable: 25, goldHeld: 0, sweepsHeld: 0 };

describe('spendable', () => {
  it('returns all Gold Coins, or the sum of both kinds of Sweeps Coins', () => {
    expect(spendable(balances, 'gold')).toBe(70);
    expect(spendable(balances, 'sweeps')).toBe(55);
  });
});

describe('missingFor', () => {
  it('is 0 up to the whole balance', () => {
    expect(missingFor(balances, 'gold', 70)).toBe(0);
  });

  it('is the part of the stake above the balance', () => {
    expect(missingFor(balances, 'gold', 100)).toBe(30);
  });
});

describe('offeredStake', () => {
  it('returns the requested stake', () => {
    expect(offeredStake(stakes, 40)).toBe(40);
  });

  it.each([null, 0, 41, Number.NaN])(
    'returns the lowest stake when %s is requested, which is not offered',
    (wanted) => {
      expect(offeredStake(stakes, wanted)).toBe(20);
    },
  );
});

describe('highestStake', () => {
  it('returns the highest offered stake up to the limit', () => {
    expect(highestStake(stakes, 99)).toBe(40);
    expect(highestStake(stakes, 100)).toBe(100);
  });

  it('returns null when the limit is below every stake', () => {
    expect(highestStake(stakes, 19)).toBeNull();
  });
});

describe('presetStakes', () => {
  const series = [20, 40, 60, 100, 200, 500, 1_000];

  it('halves and doubles to offered stakes, and goes up to the highest affordable one', () => {
    expect(presetStakes(series, 20, 1_000)).toEqual({ half: 20, double: 40, max: 1_000 });
    expect(presetStakes(series, 500, 1_000)).toEqual({ half: 200, double: 1_000, max: 1_000 });
  });

  it.each([
    [40, 100],
    [60, 200],
    [200, 500],
  ])('doubles %d to %d where the list has no stake of exactly twice as much', (stake, double) => {
    expect(presetStakes(series, stake, 1_000).double).toBe(double);
  });

  it.each(series.slice(0, -2))('raises %d by the double while a higher stake is affordable', (stake) => {
    expect(presetStakes(series, stake, 500).double).toBeGreaterThan(stake);
  });

  it('doubles to the highest affordable stake at most', () => {
    expect(presetStakes(series, 60, 100)).toEqual({ half: 20, double: 100, max: 100 });
    expect(presetStakes(series, 100, 100)).toEqual({ half: 40, double: 100, max: 100 });
  });

  it('does not raise a stake that the balance does not cover', () => {
    expect(presetStakes(series, 200, 100)).toEqual({ half: 100, double: 200, max: 100 });
    expect(presetStakes(series, 20, null)).toEqual({ half: 20, double: 20, max: 20 });
  });
});

describe('neighborStake', () => {
  it('returns the next stake up or down', () => {
    expect(neighborStake(stakes, 40, 1)).toBe(100);
    expect(neighborStake(stakes, 40, -1)).toBe(20);
  });

  it('returns the same stake at either end', () => {
    expect(neighborStake(stakes, 100, 1)).toBe(100);
    expect(neighborStake(stakes, 20, -1)).toBe(20);
  });
});
