import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { advance, asPlaced, type Order, placeOrder } from './order';
import type { OrderCode } from './order-code';
import { checkViewedReplacement, replaceableCode, withReplacement } from './replace-code';

const at = new Date('2026-11-21T07:12:03.123Z');
const later = new Date('2026-11-22T07:12:03.123Z');
const request = { name: 'name', input: 'input' };
const givenCode = (code: string) => ({ product: 'film', code, givenAt: at, firstShownAt: null, views: 0 });

function setup(): Order {
  const line = {
    product: 'film',
    name: 'Film',
    image: null,
    category: 'gifts' as const,
    quantity: 2,
    price: amount(1000),
    terms: null,
  };
  const codes = [givenCode('one'), { ...givenCode('two'), firstShownAt: at, views: 3 }];
  const fields = { player: 'p', id: 'o', transaction: 't', address: null, contact: null };
  return placeOrder({ ...fields, lines: [line], codes }, at);
}

describe('withReplacement', () => {
  it('puts an unseen code in the place of one and counts the replacement', () => {
    const order = setup();

    const after = withReplacement(order, order.codes[1]!, { fresh: 'three', at: later, request });

    expect(after.codes).toEqual([
      order.codes[0],
      { ...givenCode('three'), replaced: { times: 1, timesViewed: 1, at: later, request } },
    ]);
    expect(after.revision).toBe(order.revision + 1);
  });

  it('leaves the order as it was placed, for a repeated checkout', () => {
    const order = setup();

    const after = withReplacement(order, order.codes[0]!, { fresh: 'three', at: later, request });

    expect(asPlaced(after).codes).toEqual([givenCode('three'), givenCode('two')]);
  });
});

describe('replaceableCode', () => {
  it('returns the code with the number', () => {
    const order = setup();

    expect(replaceableCode(order, { number: 2, replacements: 0 })).toEqual({ before: order.codes[1] });
  });

  it('refuses a number without a code', () => {
    expect(replaceableCode(setup(), { number: 3, replacements: 0 })).toEqual({ code: 'orders/unknown-code' });
  });

  it('refuses a code that was replaced since it was read', () => {
    const order = setup();
    const after = withReplacement(order, order.codes[0]!, { fresh: 'three', at: later, request });

    expect(replaceableCode(after, { number: 1, replacements: 0 })).toEqual({ code: 'orders/code-replaced' });
  });

  it('refuses the codes of an order that was undone', () => {
    const step = { at, actor: 'admin', reason: 'goodwill', promisedOn: null } as const;
    const refunded = advance(setup(), { status: 'refunded', ...step });
    if ('code' in refunded) throw new Error(refunded.code);

    expect(replaceableCode(refunded, { number: 1, replacements: 0 })).toEqual({ code: 'orders/codes-final' });
  });
});

describe('checkViewedReplacement', () => {
  const superadmin = { isSuperadmin: true, signedInAt: at };
  const soon = new Date(at.getTime() + 15 * 60_000);
  const [unviewed, viewed] = setup().codes as [OrderCode, OrderCode];

  it('allows admins to replace a code that was not viewed', () => {
    const longAgo = { isSuperadmin: false, signedInAt: new Date(0) };

    expect(checkViewedReplacement(unviewed, longAgo, soon)).toBeNull();
  });

  it('allows superadmins to replace a viewed code after a recent sign-in', () => {
    expect(checkViewedReplacement(viewed, superadmin, soon)).toBeNull();
  });

  it('refuses an admin for a viewed code', () => {
    expect(checkViewedReplacement(viewed, { ...superadmin, isSuperadmin: false }, soon)).toEqual({
      code: 'orders/code-viewed',
    });
  });

  it('refuses a superadmin who signed in too long ago', () => {
    expect(checkViewedReplacement(viewed, superadmin, later)).toEqual({
      code: 'session/not-recent',
      withinMinutes: 15,
    });
  });

  it('refuses a second replacement of a viewed code, but not one after an unviewed code', () => {
    const order = setup();
    const next = (before: OrderCode) => {
      const [first, second] = withReplacement(order, before, { fresh: 'new', at: later, request }).codes;
      return { ...(before.code === 'one' ? first! : second!), firstShownAt: later, views: 1 };
    };

    expect(checkViewedReplacement(next(order.codes[0]!), superadmin, soon)).toBeNull();
    expect(checkViewedReplacement(next(order.codes[1]!), superadmin, soon)).toEqual({
      code: 'orders/viewed-code-replaced',
    });
  });
});
