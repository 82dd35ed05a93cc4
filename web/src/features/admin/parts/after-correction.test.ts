import { describe, expect, it } from 'vitest';
import { afterCorrection } from './after-correction';

const balances = { gold: 100, sweepsUnplayed: 20, sweepsRedeemable: 3, goldHeld: 0, sweepsHeld: 0 };

describe('afterCorrection', () => {
  it('returns every balance, and changes only those of the postings', () => {
    const changes = [
      { account: 'player:sweeps-redeemable', amount: -5 },
      { account: 'player:gold', amount: 1 },
      { account: 'player:gold', amount: 2 },
      { account: 'house:adjustments', amount: 2 },
    ];

    expect(afterCorrection(balances, changes).map(({ before, after }) => [before, after])).toEqual([
      [100, 103],
      [20, 20],
      [3, -2],
    ]);
  });
});
