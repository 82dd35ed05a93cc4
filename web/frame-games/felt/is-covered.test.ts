import { describe, expect, it } from 'vitest';
import { isCovered } from './is-covered';

const balance = { gold: 100, sweeps: 20 };
const table = { coin: 'gold', stake: 100, stakes: [20, 100, 200], most: null } as const;

describe('isCovered', () => {
  it('returns true up to the balance of the chosen coin', () => {
    expect(isCovered(table, balance)).toBe(true);
    expect(isCovered({ ...table, coin: 'sweeps', stake: 20 }, balance)).toBe(true);
  });

  it.each([{ stake: 200 }, { coin: 'sweeps' } as const, { stake: null }])(
    'returns false for %j',
    (change) => {
      expect(isCovered({ ...table, ...change }, balance)).toBe(false);
    },
  );
});
