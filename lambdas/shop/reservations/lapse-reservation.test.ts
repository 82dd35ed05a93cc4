import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { OrderLine } from '#domain/rewards/order-line';
import type { Product } from '#domain/rewards/product';
import type { Reservation } from '#domain/rewards/reservation';
import { Outage } from '#lambdas/runtime/outage';
import { openHolds } from './hold-fixture';
import { lapseReservation } from './lapse-reservation';

const expiresAt = new Date('2026-11-21T12:10:00Z');
const product = (id: string): Product => ({
  id,
  name: id,
  image: null,
  terms: null,
  category: 'merch',
  stock: 0,
  price: amount(1000),
  isActive: true,
});
const line = (id: string, quantity: number): OrderLine => ({
  product: id,
  name: id,
  image: null,
  category: 'merch',
  quantity,
  price: amount(1000),
  terms: null,
});
const held: Reservation = {
  id: 'r1',
  player: 'p',
  cartVersion: 1,
  holdsOfDay: null,
  state: 'held',
  expiresAt,
  lines: [line('mug', 2), line('hat', 1)],
};

async function setup(reservation: Partial<Reservation> = {}) {
  const { shop, stores, clock, dependencies, hold, order, heldOf } = openHolds(
    [product('mug'), product('hat')],
    expiresAt,
  );
  await hold(held);
  shop.stored.reservations.set('p', { ...held, ...reservation });
  const lapse = () => lapseReservation(dependencies, { player: 'p', reservation: 'r1' });
  const stock = () => [...shop.stored.products.values()].map(({ id, stock: left }) => [id, left]);
  return { shop, stores, clock, dependencies, lapse, order, stock, coins: () => heldOf('p') };
}

const allBack = [
  ['mug', 2],
  ['hat', 1],
];
const noneBack = [
  ['mug', 0],
  ['hat', 0],
];

describe('lapseReservation', () => {
  it('returns every piece once, from the instant of expiry', async () => {
    const { lapse, stock, shop, coins } = await setup();

    expect([await lapse(), await lapse()]).toEqual([true, false]);

    expect(stock()).toEqual(allBack);
    expect(await coins()).toEqual({ redeemable: 3000, held: 0 });
    expect(shop.stored.reservations.get('p')?.state).toBe('lapsed');
  });

  it('returns the pieces once when message and sweep run at the same time', async () => {
    const { lapse, stock } = await setup();

    const ended = await Promise.all([lapse(), lapse(), lapse()]);

    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(stock()).toEqual(allBack);
  });

  it('leaves a hold alone before its expiry', async () => {
    const { lapse, clock, stock } = await setup();
    clock.now = new Date(expiresAt.getTime() - 1);

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
  });

  it.each([
    ['was ordered', { state: 'ordered' as const }],
    ['was released', { state: 'released' as const }],
    ['was replaced', { id: 'r2' }],
  ])('leaves a reservation alone that %s', async (_case, reservation) => {
    const { lapse, stock, coins } = await setup(reservation);

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
    expect(await coins()).toEqual({ redeemable: 0, held: 3000 });
  });

  it('returns false for a player without a reservation', async () => {
    const { lapse, shop } = await setup();
    shop.stored.reservations.clear();

    expect(await lapse()).toBe(false);
  });

  it('leaves out a deleted product and returns the others', async () => {
    const { lapse, stock, shop, coins } = await setup();
    shop.stored.products.delete('mug');

    expect(await lapse()).toBe(true);
    expect(stock()).toEqual([['hat', 1]]);
    expect(await coins()).toEqual({ redeemable: 3000, held: 0 });
  });

  it('ends a hold whose products were all deleted', async () => {
    const { lapse, shop } = await setup();
    shop.stored.products.clear();

    expect(await lapse()).toBe(true);
    expect(shop.stored.reservations.get('p')?.state).toBe('lapsed');
  });

  it('returns false when a checkout completes first', async () => {
    const { lapse, stock, stores, order, coins } = await setup();
    stores.beforeNextCommit(() => order(held));

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
    expect(await coins()).toEqual({ redeemable: 0, held: 0 });
  });

  it('throws Outage when every attempt ends in a conflict', async () => {
    const { dependencies, stock } = await setup();
    const commit = async () => ({ outcome: 'conflict' as const });
    const contended = { ...dependencies, wallets: { ...dependencies.wallets, commit } };

    const lapsing = lapseReservation(contended, { player: 'p', reservation: 'r1' });

    await expect(lapsing).rejects.toThrow(Outage);
    expect(stock()).toEqual(noneBack);
  });
});
