import { describe, expect, it } from 'vitest';
import { missingFor, neighborStake, offeredStake, spendable } from './stake-choice';

const stakes = [20, 40, 100];
const balances = { gold: 70, sweepsUnplayed: 30, sweepsRedeemable: 25, goldHeld: 0, sweepsHeld: 0 };

describe('spendable', () => {
  it('is all Gold Coins, and Sweeps Coins of both kinds together', () => {
    expect(spendable(balances, 'gold')).toBe(70);
    expect(spendable(balances, 'sweeps')).toBe(55);
  });
});

describe('missingFor', () => {
  it('is nothing up to the last coin', () => {
    expect(missingFor(balances, 'gold', 70)).toBe(0);
  });

  it('is what the stake is above the balance', () => {
    expect(missingFor(balances, 'gold', 100)).toBe(30);
  });
});

describe('offeredStake', () => {
  it('is the one that was asked for', () => {
    expect(offeredStake(stakes, 40)).toBe(40);
  });

  it.each([null, 0, 41, Number.NaN])('is the lowest when %s is asked for, which is not offered', (wanted) => {
    expect(offeredStake(stakes, wanted)).toBe(20);
  });
});

describe('neighborStake', () => {
  it('is the next one up or down', () => {
    expect(neighborStake(stakes, 40, 1)).toBe(100);
    expect(neighborStake(stakes, 40, -1)).toBe(20);
  });

  it('stays at either end', () => {
    expect(neighborStake(stakes, 100, 1)).toBe(100);
    expect(neighborStake(stakes, 20, -1)).toBe(20);
  });
});
