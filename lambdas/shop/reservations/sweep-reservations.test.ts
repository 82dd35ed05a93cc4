import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { Outage } from '#lambdas/runtime/outage';
import { openHolds } from './hold-fixture';
import { sweepReservations } from './sweep-reservations';

const now = new Date('2026-11-21T12:10:00Z');
const mug = {
  id: 'mug',
  name: 'Mug',
  image: null,
  terms: null,
  category: null,
  stock: 0,
  price: amount(1000),
  isActive: true,
};

function setup() {
  const { shop, logged, dependencies, hold: held } = openHolds([mug], now);
  const hold = (player: string, expiresInMs: number) =>
    held({
      id: `of ${player}`,
      player,
      cartVersion: 1,
      holdsOfDay: null,
      state: 'held',
      expiresAt: new Date(now.getTime() + expiresInMs),
      lines: [
        {
          product: 'mug',
          name: 'Mug',
          image: null,
          category: null,
          quantity: 1,
          price: amount(1000),
          terms: null,
        },
      ],
    });
  return { shop, hold, logged, dependencies, stock: () => shop.stored.products.get('mug')?.stock };
}

describe('sweepReservations', () => {
  it('lapses expired holds and leaves unexpired ones', async () => {
    const { hold, dependencies, stock } = setup();
    await hold('late', -1);
    await hold('just', 0);
    await hold('early', 1);
    const sweep = sweepReservations(dependencies);

    expect([await sweep(), await sweep()]).toEqual([{ lapsed: 2 }, { lapsed: 0 }]);

    expect(stock()).toBe(2);
  });

  it('continues past a failing reservation and then throws Outage', async () => {
    const { hold, dependencies, shop, stock, logged } = setup();
    await hold('broken', -2);
    await hold('late', -1);
    const load = (player: string) =>
      player === 'broken' ? Promise.reject(new Error('broken')) : shop.carts.load(player);
    const sweep = sweepReservations({ ...dependencies, carts: { ...shop.carts, load } });

    await expect(sweep()).rejects.toThrow(Outage);

    expect(stock()).toBe(1);
    expect(logged).toEqual(['LAPSE_FAILED']);
  });
});
