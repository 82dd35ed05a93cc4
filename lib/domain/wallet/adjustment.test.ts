import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { spendableAccounts } from './account';
import { adjust } from './adjustment';
import { type Balances, post } from './balances';
import { changeOf } from './posting';
import { holding } from './wallet-fixture';

const units = fc.nat({ max: 1000 });
const purses = fc
  .record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units, goldHeld: units, sweepsHeld: units })
  .map(holding);
const corrections = fc.record({
  account: fc.constantFrom(...spendableAccounts),
  amount: fc
    .integer({ min: -1500, max: 1500 })
    .filter((units) => units !== 0)
    .map(amount),
});
const balances = {
  'player:gold': 'gold',
  'player:sweeps-unplayed': 'sweepsUnplayed',
  'player:sweeps-redeemable': 'sweepsRedeemable',
} as const satisfies Record<string, keyof Balances>;

describe('adjust', () => {
  it('changes only the given balance by the exact amount, or returns the missing amount', () => {
    fc.assert(
      fc.property(purses, corrections, (before, correction) => {
        const balance = balances[correction.account];
        const after = before[balance] + correction.amount;

        const decided = adjust(before, correction);

        if (after < 0) {
          expect(decided).toEqual({ code: 'wallet/insufficient-funds', shortBy: -after });
        } else if (!('code' in decided)) {
          expect(post(before, decided)).toEqual({ ...before, [balance]: after });
          expect(changeOf(decided, 'house:adjustments')).toBe(-correction.amount);
        } else throw new Error(`Refused: short by ${decided.shortBy}`);
      }),
      { numRuns: 1000, seed: 8105 },
    );
  });

  it('throws for an amount of zero', () => {
    expect(() => adjust(holding({}), { account: 'player:gold', amount: amount(0) })).toThrow(RangeError);
  });
});
