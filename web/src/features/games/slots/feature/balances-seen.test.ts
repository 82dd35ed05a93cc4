import { describe, expect, it } from 'vitest';
import { exampleFeature } from '../rounds/example-round';
import { balancesSeen } from './balances-seen';

const settled = { gold: 10_260, sweepsUnplayed: 30, sweepsRedeemable: 500, goldHeld: 7, sweepsHeld: 8 };

describe('balancesSeen', () => {
  it('adds each free-spin payout once it was shown, up to the settled balance', () => {
    const round = exampleFeature([40, 0, 120]);

    const gold = [0, 1, 2, 3].map((seen) => balancesSeen(settled, round, seen).gold);

    expect(gold).toEqual([10_100, 10_140, 10_140, 10_260]);
  });

  it('withholds Sweeps Coins only from the balances that payouts credit', () => {
    const round = { ...exampleFeature([120]), coin: 'sweeps' } as const;

    expect(balancesSeen(settled, round, 0)).toEqual({ ...settled, sweepsRedeemable: 380 });
  });
});
