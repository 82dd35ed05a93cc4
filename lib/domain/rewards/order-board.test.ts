import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Category } from './category';
import { type Order, placeOrder } from './order';
import { isLate, lacks, passes } from './order-board';

const at = new Date('2026-11-23T12:00:00Z');
const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US' as const,
};

function place(category: Category | null, over: Partial<Order> = {}): Order {
  const line = {
    product: 'tea-box',
    name: 'Tea Ceremony Box',
    image: null,
    category,
    quantity: 1,
    price: amount(1000),
    terms: null,
  };
  const fields = { player: 'p', id: 'o', transaction: 't', address, contact: null };
  return { ...placeOrder({ ...fields, lines: [line] }, at), ...over };
}

describe('isLate', () => {
  it.each([
    ['placed', '2026-11-25', true],
    ['placed', '2026-11-26', false],
    ['delivered', '2026-11-25', false],
    ['placed', null, false],
  ] as const)('of an order that is %s with a promise for %s is %s', (status, promisedOn, late) => {
    expect(isLate({ status, timeline: [{ promisedOn }] }, '2026-11-26')).toBe(late);
  });
});

describe('lacks', () => {
  it('finds an order that waits for a code', () => {
    expect([lacks('code', place('gifts')), lacks('code', place('merch'))]).toEqual([true, false]);
  });

  it('finds an order that ships a prize and has no address', () => {
    expect(lacks('address', place('merch', { address: null }))).toBe(true);
    expect(lacks('address', place('merch'))).toBe(false);
    expect(lacks('address', place('trips'))).toBe(false);
  });

  it('finds nothing missing in an order that was undone', () => {
    const declined = place('gifts');
    const step = { at, actor: 'admin', reason: 'not-available', promisedOn: null } as const;

    expect(
      lacks('code', { ...declined, timeline: [...declined.timeline, { ...step, status: 'declined' }] }),
    ).toBe(false);
  });
});

describe('passes', () => {
  it('compares words with name and id of the products in any letter case', () => {
    const order = place('merch');

    expect(passes(order, { words: ['tea', 'ceremony'] }, at)).toBe(true);
    expect(passes(order, { words: ['tea-box'] }, at)).toBe(true);
    expect(passes(order, { words: ['tea', 'mug'] }, at)).toBe(false);
  });

  it('combines filters', () => {
    const muchLater = new Date('2027-01-01T00:00:00Z');

    expect(passes(place('gifts'), { isLate: true, needs: 'code' }, muchLater)).toBe(true);
    expect(passes(place('merch'), { isLate: true, needs: 'code' }, muchLater)).toBe(false);
    expect(passes(place('gifts'), { isLate: true, needs: 'code' }, at)).toBe(false);
  });
});
