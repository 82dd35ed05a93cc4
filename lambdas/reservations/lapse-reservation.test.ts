import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { OrderLine } from '#domain/rewards/order-line';
import type { Product } from '#domain/rewards/product';
import type { Reservation } from '#domain/rewards/reservation';
import { createMemoryShop } from '#stores/in-memory/shop';
import { Outage } from '../outcome/outage';
import { lapseReservation } from './lapse-reservation';

const expiresAt = new Date('2026-11-21T12:10:00Z');
const product = (id: string): Product => ({
  ...{ id, name: id, image: null, terms: null, category: 'merch', stock: 0 },
  ...{ price: amount(1000), isActive: true },
});
const line = (id: string, quantity: number): OrderLine => ({
  ...{ product: id, name: id, image: null, category: 'merch', quantity, price: amount(1000), terms: null },
});
const held: Reservation = {
  ...{ id: 'r1', player: 'p', key: 'k', cartVersion: 1, state: 'held', expiresAt },
  lines: [line('mug', 2), line('hat', 1)],
};

function setup(reservation: Partial<Reservation> = {}) {
  const shop = createMemoryShop([product('mug'), product('hat')]);
  shop.stored.reservations.set('p', { ...held, ...reservation });
  const clock = { now: expiresAt };
  const dependencies = { ...shop, pause: async () => undefined, now: () => clock.now };
  const lapse = () => lapseReservation(dependencies, { player: 'p', reservation: 'r1' });
  const stock = () => [...shop.stored.products.values()].map(({ id, stock: left }) => [id, left]);
  return { shop, clock, dependencies, lapse, stock };
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
  it('gives back every piece at the instant when the hold expires, once', async () => {
    const { lapse, stock, shop } = setup();

    expect([await lapse(), await lapse()]).toEqual([true, false]);

    expect(stock()).toEqual(allBack);
    expect(shop.stored.reservations.get('p')?.state).toBe('lapsed');
  });

  it('gives back once when message and sweep come at the same time', async () => {
    const { lapse, stock } = setup();

    const ended = await Promise.all([lapse(), lapse(), lapse()]);

    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(stock()).toEqual(allBack);
  });

  it('leaves a hold alone whose time is not over', async () => {
    const { lapse, clock, stock } = setup();
    clock.now = new Date(expiresAt.getTime() - 1);

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
  });

  it.each([
    ['was ordered', { state: 'ordered' as const }],
    ['was released', { state: 'released' as const }],
    ['was replaced', { id: 'r2' }],
  ])('leaves a reservation alone that %s', async (_case, reservation) => {
    const { lapse, stock } = setup(reservation);

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
  });

  it('has nothing to do for somebody without a reservation', async () => {
    const { lapse, shop } = setup();
    shop.stored.reservations.clear();

    expect(await lapse()).toBe(false);
  });

  it('leaves out a product that was deleted, and gives back the others', async () => {
    const { lapse, stock, shop } = setup();
    shop.stored.products.delete('mug');

    expect(await lapse()).toBe(true);
    expect(stock()).toEqual([['hat', 1]]);
  });

  it('ends a hold of which no product is left', async () => {
    const { lapse, shop } = setup();
    shop.stored.products.clear();

    expect(await lapse()).toBe(true);
    expect(shop.stored.reservations.get('p')?.state).toBe('lapsed');
  });

  it('loses to a checkout that comes through in between', async () => {
    const { lapse, stock, shop } = setup();
    shop.beforeNextCommit(() => shop.stored.reservations.set('p', { ...held, state: 'ordered' }));

    expect(await lapse()).toBe(false);
    expect(stock()).toEqual(noneBack);
  });

  it('fails, to be run again, when others never leave the products alone', async () => {
    const { dependencies, stock } = setup();
    const contended = {
      ...dependencies,
      commitTogether: async () => ({ outcome: 'overtaken' as const, failed: [] }),
    };

    const lapsing = lapseReservation(contended, { player: 'p', reservation: 'r1' });

    await expect(lapsing).rejects.toThrow(Outage);
    expect(stock()).toEqual(noneBack);
  });
});
