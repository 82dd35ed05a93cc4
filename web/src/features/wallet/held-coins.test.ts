import { describe, expect, it } from 'vitest';
import { heldCoins } from './held-coins';

const nothing = { gold: 9, sweepsUnplayed: 8, sweepsRedeemable: 7, goldHeld: 0, sweepsHeld: 0 };

describe('heldCoins', () => {
  it('returns nothing without holds', () => {
    expect(heldCoins(nothing)).toEqual([]);
  });

  it('returns the held amounts and their purpose', () => {
    expect(heldCoins({ ...nothing, goldHeld: 1_200, sweepsHeld: 2_500 }, 'en')).toEqual([
      { coin: 'gold', value: 1_200, words: '1,200 GC held for your open round' },
      { coin: 'sweeps', value: 2_500, words: '25.00 SC held for your checkout or open round' },
    ]);
  });
});
