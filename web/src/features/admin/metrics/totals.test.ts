import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals';

const day = {
  day: '2026-11-20',
  staked: { gold: 500, sweeps: 40 },
  paid: { gold: 480, sweeps: 30 },
  purchasedCents: 4_999,
  refundedCents: 999,
  redeemedSweeps: 1_500,
  ordersPlaced: 2,
  ordersUndone: 1,
  activePlayers: 5,
  signUps: 3,
};

describe('totalsOf', () => {
  it('adds up the days, with the net of money, the return of Sweeps Coins and the active players of a day', () => {
    expect(totalsOf([day, { ...day, activePlayers: 8 }])).toEqual({
      purchased: 8_000,
      redeemed: 3_000,
      net: 5_000,
      goldStaked: 1_000,
      sweepsStaked: 80,
      sweepsReturn: 0.75,
      orders: 4,
      activeADay: 6.5,
      signUps: 6,
    });
  });

  it('has no return without stakes', () => {
    expect(totalsOf([])).toMatchObject({ net: 0, sweepsReturn: null });
  });
});
