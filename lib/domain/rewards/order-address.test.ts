import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Category } from './category';
import { advance, type Order, placeOrder } from './order';
import { correctAddress, isAddressOpen } from './order-address';
import type { OrderStatus } from './order-status';

const at = new Date('2026-11-21T07:12:03.123Z');
const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US' as const,
};
const corrected = { ...address, line1: '12 Pier Road' };
const correction = { at, request: { name: 'name', input: 'input' } };

function setup(category: Category | null, ...steps: Exclude<OrderStatus, 'placed'>[]): Order {
  const line = {
    product: 'p',
    name: 'P',
    image: null,
    category,
    quantity: 1,
    price: amount(1000),
    terms: null,
  };
  const placed = placeOrder(
    { player: 'player', id: 'order', transaction: 't', address, contact: null, lines: [line] },
    at,
  );
  return steps.reduce((order, status) => {
    const after = advance(order, { status, at, actor: 'admin', reason: null, promisedOn: null });
    if ('code' in after) throw new Error(after.code);
    return after;
  }, placed);
}

describe('correctAddress', () => {
  it.each([[[]], [['approved']]] as const)('replaces the address of an order after the steps %j', (steps) => {
    const before = setup('merch', ...steps);

    const after = correctAddress(before, corrected, correction);

    expect(after).toEqual({
      ...before,
      address: corrected,
      corrections: [correction],
      revision: before.revision + 1,
    });
  });

  it.each([
    ['has shipped', setup('merch', 'approved', 'shipped'), 'shipped'],
    ['was declined', setup('merch', 'declined'), 'declined'],
    ['ships nothing', setup('trips'), 'placed'],
  ] as const)('is refused for an order that %s', (_what, order, status) => {
    expect(isAddressOpen(order)).toBe(false);
    expect(correctAddress(order, corrected, correction)).toEqual({ code: 'orders/address-final', status });
  });
});
