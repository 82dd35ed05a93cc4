import { describe, expect, it } from 'vitest';
import { readTypedAmount } from '#web/lib/format/typed-amount';
import { correctionsInstead, decimalsOf, typedCorrection } from './correction-instead';

describe('correctionsInstead', () => {
  it('returns one correction for each balance that the reversal would change, with its reason', () => {
    const changes = [
      { account: 'player:sweeps-redeemable', amount: 12_000 },
      { account: 'player:sweeps-redeemable', amount: 3_050 },
      { account: 'player:gold', amount: -500 },
      { account: 'player:sweeps-unplayed', amount: 0 },
      { account: 'house:redemptions', amount: -15_050 },
    ];

    expect(correctionsInstead(changes, 'A prize that never came')).toEqual([
      { account: 'player:gold', amount: -500, reason: 'A prize that never came' },
      { account: 'player:sweeps-redeemable', amount: 15_050, reason: 'A prize that never came' },
    ]);
  });
});

describe('typedCorrection', () => {
  it.each([
    ['player:sweeps-redeemable', 15_050, '150.50'],
    ['player:gold', -500, '-500'],
  ] as const)('fills the form for %s with what it reads back as the same amount', (account, amount, text) => {
    const typed = typedCorrection({ account, amount, reason: 'A prize' });

    expect(typed).toEqual({ account, amount: text, reason: 'A prize' });
    expect(readTypedAmount(typed.amount, decimalsOf(account))).toBe(amount);
  });
});
