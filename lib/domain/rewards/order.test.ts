import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Address } from './address';
import type { Category } from './category';
import { advance, asOfStep, asPlaced, giveCodes, type Order, orderId, placeOrder, statusOf } from './order';
import type { OrderLine } from './order-line';
import { orderStatuses, type OrderStatus } from './order-status';

const at = new Date('2026-11-21T07:12:03.123Z');
const later = new Date('2026-11-23T09:00:00.000Z');
const address: Address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};
const line = (category: Category | null): OrderLine => ({
  product: 'p',
  name: 'P',
  image: null,
  category,
  quantity: 2,
  price: amount(1000),
  terms: null,
});
const place = (...ordered: (Category | null)[]) => {
  const named = { player: 'player', id: 'order', transaction: 'transaction' };
  return placeOrder({ ...named, lines: ordered.map(line), address, contact: 'mei@jade.test' }, at);
};
const step = (status: OrderStatus) => ({
  status,
  at: later,
  actor: 'admin' as const,
  reason: null,
  promisedOn: null,
  request: { name: `make it ${status}`, input: 'input' },
});
const code = (name: string, givenAt = at) => ({
  product: 'p',
  code: name,
  givenAt,
  firstShownAt: null,
  views: 0,
});

describe('orderId', () => {
  it('returns the time to the millisecond and the tag', () => {
    expect(orderId(at, '3f9a1c')).toBe('2026-11-21-071203123-3f9a1c');
  });

  it('sorts by time', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2099-01-01'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(instants, instants, (one, other) => {
        if (one < other) expect(orderId(one, 'ffffff') < orderId(other, '000000')).toBe(true);
      }),
    );
  });
});

describe('placeOrder', () => {
  it('approves and delivers credited coins at once, by the system', () => {
    const order = place('coins');

    expect(order.timeline.map(({ status, actor }) => [status, actor])).toEqual([
      ['placed', 'player'],
      ['approved', 'system'],
      ['delivered', 'system'],
    ]);
    expect(order).toMatchObject({ total: 2000, goldCredited: 200_000, address: null, contact: null });
  });

  it('delivers at once when every code is available, and waits otherwise', () => {
    const named = { player: 'player', id: 'order', transaction: 'transaction', address, contact: null };
    const given = (...codes: string[]) =>
      placeOrder({ ...named, lines: [line('gifts')], codes: codes.map((each) => code(each)) }, at);

    expect(statusOf(given('one', 'two'))).toBe('delivered');
    expect(given('one').timeline).toMatchObject([{ status: 'placed', promisedOn: '2026-11-25' }]);
    expect(statusOf(given())).toBe('placed');
  });

  it('waits for an admin when anything is shipped, and promises the day', () => {
    const order = place('coins', 'merch');

    expect(order.timeline).toEqual([
      { status: 'placed', at, actor: 'player', reason: null, promisedOn: '2026-11-25' },
    ]);
    expect(order).toMatchObject({ total: 4000, goldCredited: 200_000 });
  });

  it.each([
    ['merch' as const, address, null],
    [null, address, null],
    ['trips' as const, null, 'mei@jade.test'],
    ['coins' as const, null, null],
  ])('keeps the address and email that an order of %s needs', (category, kept, contact) => {
    expect(place(category)).toMatchObject({ address: kept, contact });
  });
});

describe('giveCodes', () => {
  const waiting = () => place('gifts');

  it('leaves an order waiting while codes are missing', () => {
    const order = giveCodes(waiting(), [code('one', later)], later);

    expect(order).toMatchObject({ codes: [{ code: 'one' }], revision: 1 });
    expect(statusOf(order)).toBe('placed');
  });

  it('delivers an order when its last code is given', () => {
    const order = giveCodes(waiting(), [code('one', later), code('two', later)], later);

    expect(order.timeline.map(({ status, actor }) => [status, actor])).toEqual([
      ['placed', 'player'],
      ['approved', 'system'],
      ['delivered', 'system'],
    ]);
  });

  it('continues from approved when an admin has approved the order', () => {
    const approved = advance(waiting(), step('approved'));
    if ('code' in approved) throw new Error('Refused');

    const order = giveCodes(approved, [code('one', later), code('two', later)], later);

    expect(order.timeline.map(({ status }) => status)).toEqual(['placed', 'approved', 'delivered']);
  });

  it('leaves an order waiting for an admin when it also has merchandise', () => {
    const order = giveCodes(place('gifts', 'merch'), [code('one', later), code('two', later)], later);

    expect(statusOf(order)).toBe('placed');
  });
});

describe('advance', () => {
  const allowed = [
    'placed → approved, placed → declined, placed → canceled',
    'approved → shipped, approved → delivered, approved → declined, approved → canceled, approved → refunded',
    'shipped → delivered, shipped → refunded',
    'delivered → refunded',
  ].flatMap((row) => row.split(', '));
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

  it.each(pairs)('moves an order from %s to %s only if the transition is allowed', (from, to) => {
    const order: Order = { ...place('merch'), timeline: [step(from)] };

    const after = advance(order, step(to));

    if (allowed.includes(`${from} → ${to}`))
      expect(after).toMatchObject({ timeline: [step(from), step(to)] });
    else expect(after).toEqual({ code: 'orders/step-refused', from, to });
  });

  it('ends every order within five steps', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom(...orderStatuses)), (statuses) => {
        let order = place('merch');
        for (const status of statuses.take(200)) {
          const after = advance(order, step(status));
          if (!('code' in after)) order = after;
        }

        expect(order.timeline.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('asOfStep', () => {
  it('returns the order without the steps that follow', () => {
    const approved = advance(place('merch'), step('approved'));
    if ('code' in approved) throw new Error('Refused');
    const shipped = advance(approved, step('shipped'));
    if ('code' in shipped) throw new Error('Refused');

    expect(asOfStep(shipped, shipped.timeline[1]!)).toMatchObject({
      timeline: approved.timeline,
      revision: approved.revision,
    });
  });
});

describe('asPlaced', () => {
  it('keeps codes given with the order, without views, and drops later ones', () => {
    const named = { player: 'player', id: 'order', transaction: 'transaction', address, contact: null };
    const placed = placeOrder({ ...named, lines: [line('gifts')], codes: [code('one')] }, at);
    const served = giveCodes(placed, [code('two', later)], later);
    const codes = served.codes.map((each) => ({ ...each, firstShownAt: later, views: 2 }));

    expect(asPlaced({ ...served, codes })).toEqual(placed);
  });

  it.each(['coins', 'merch'] as const)('drops later steps of an order of %s', (category) => {
    const placed = place(category);
    const moved = advance(placed, step(category === 'coins' ? 'refunded' : 'approved'));

    if ('code' in moved) throw new Error('Refused');
    expect(statusOf(moved)).not.toBe(statusOf(placed));
    expect(asPlaced(moved)).toEqual(placed);
  });
});

it('statusOf throws for an order without steps', () => {
  expect(() => statusOf({ timeline: [] })).toThrow(RangeError);
});
