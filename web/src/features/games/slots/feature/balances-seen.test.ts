import { describe, expect, it } from 'vitest';
import { exampleFeature } from '../rounds/example-round';
import { balancesSeen } from './balances-seen';

const settled = { gold: 10_260, sweepsUnplayed: 30, sweepsRedeemable: 500, goldHeld: 7, sweepsHeld: 8 };

describe('balancesSeen', () => {
  it('adds what the free spins pay as they are seen, up to what the house has settled', () => {
    const round = exampleFeature([40, 0, 120]);

    const gold = [0, 1, 2, 3].map((seen) => balancesSeen(settled, round, seen).gold);

    expect(gold).toEqual([10_100, 10_140, 10_140, 10_260]);
  });

  it('keeps Sweeps Coins back from where payouts go, and nothing else', () => {
    const round = { ...exampleFeature([120]), coin: 'sweeps' } as const;

    expect(balancesSeen(settled, round, 0)).toEqual({ ...settled, sweepsRedeemable: 380 });
  });
});
