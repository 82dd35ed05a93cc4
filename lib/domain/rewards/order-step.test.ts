import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Category } from './category';
import { type Order, placeOrder } from './order';
import { orderReasons, reasonsByStatus } from './order-reason';
import { orderStatuses, type OrderStatus } from './order-status';
import { isCancellable, stepFaults, stepOn, type StepDetails } from './order-step';

const at = new Date('2026-11-21T07:12:03.123Z');
const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US' as const,
};
const parcel = { carrier: 'usps' as const, trackingNumber: '9400 1000' };
const stepTo = (status: OrderStatus, over: Partial<StepDetails> = {}): StepDetails => ({
  status,
  actor: 'admin',
  reason: null,
  note: null,
  parcel: null,
  promisedOn: null,
  ...over,
});
const place = (...categories: (Category | null)[]): Order =>
  placeOrder(
    {
      player: 'player',
      id: 'order',
      transaction: 'transaction',
      address,
      contact: 'mei@jade.test',
      lines: categories.map((category, index) => ({
        product: `p${index}`,
        name: 'P',
        image: null,
        category,
        quantity: 1,
        price: amount(1000),
        terms: null,
      })),
    },
    at,
  );
const must = (order: ReturnType<typeof stepOn>): Order => {
  if ('code' in order) throw new Error(order.code);
  return order;
};
const walk = (order: Order, ...statuses: OrderStatus[]) =>
  statuses.reduce(
    (walked, status) => must(stepOn(walked, stepTo(status, status === 'shipped' ? { parcel } : {}), { at })),
    order,
  );
const fieldsOf = (details: StepDetails) => stepFaults(details, at).map(({ field }) => field);

describe('stepFaults', () => {
  it.each(orderStatuses)('allows %s exactly the reasons of its list', (status) => {
    const own: readonly string[] = status in reasonsByStatus ? reasonsByStatus[status as 'declined'] : [];
    const given = { parcel: status === 'shipped' ? parcel : null };

    for (const reason of orderReasons)
      expect(fieldsOf(stepTo(status, { ...given, reason }))).toEqual(own.includes(reason) ? [] : ['reason']);
    expect(fieldsOf(stepTo(status, given))).toEqual(own.length > 0 ? ['reason'] : []);
  });

  it('requires a parcel for shipped and refuses it for any other status', () => {
    expect(fieldsOf(stepTo('shipped'))).toEqual(['trackingNumber']);
    expect(fieldsOf(stepTo('approved', { parcel }))).toEqual(['trackingNumber']);
  });

  it.each([
    ['approved', '2026-11-20', ['promisedOn']],
    ['approved', '2026-11-21', []],
    ['approved', '2027-11-21', []],
    ['approved', '2027-11-22', ['promisedOn']],
    ['delivered', '2026-11-25', ['promisedOn']],
  ] as const)('validates for %s the promised day %s: %j', (status, promisedOn, faults) => {
    expect(fieldsOf(stepTo(status, { promisedOn }))).toEqual(faults);
  });
});

describe('stepOn', () => {
  it('promises the next step by the default day, or by the requested one', () => {
    const usual = must(stepOn(place('merch'), stepTo('approved'), { at }));
    const requested = must(stepOn(place('merch'), stepTo('approved', { promisedOn: '2027-01-04' }), { at }));

    expect([usual.timeline.at(-1)?.promisedOn, requested.timeline.at(-1)?.promisedOn]).toEqual([
      '2026-11-27',
      '2027-01-04',
    ]);
  });

  it('stores parcel, note and request with the step', () => {
    const request = { name: 'name', input: 'input' };
    const approved = walk(place('merch'), 'approved');

    const shipped = must(
      stepOn(approved, stepTo('shipped', { parcel, note: 'In two boxes' }), { at, request }),
    );

    expect(shipped.timeline.at(-1)).toMatchObject({ parcel, note: 'In two boxes', request });
    expect(shipped.revision).toBe(2);
  });

  it('refuses to ship an order without an address', () => {
    expect(stepOn(walk(place('trips'), 'approved'), stepTo('shipped', { parcel }), { at })).toEqual({
      code: 'orders/step-refused',
      from: 'approved',
      to: 'shipped',
    });
  });

  it('refuses to deliver an order with missing codes', () => {
    const approved = walk(place('gifts', 'merch'), 'approved');

    expect(stepOn(approved, stepTo('delivered'), { at })).toEqual({
      code: 'orders/codes-missing',
      missing: 1,
    });
  });
});

describe('isCancellable', () => {
  it.each([
    [['merch'], true],
    [['trips', null], true],
    [['gifts'], true],
    [['coins', 'merch'], false],
    [['mystery_prize', 'merch'], false],
    [['mega_sweeps'], false],
  ] as const)('of an order of %j that was just placed: %s', (categories, expected) => {
    expect(isCancellable(place(...categories))).toBe(expected);
  });

  it('returns false once the order is approved or has a code', () => {
    const order = place('gifts', 'merch');
    const code = { product: 'p0', code: 'one', givenAt: at, firstShownAt: null, views: 0 };

    expect(isCancellable(walk(order, 'approved'))).toBe(false);
    expect(isCancellable({ ...order, codes: [code] })).toBe(false);
  });
});
