import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { codeOf, product, setup, start } from './shop-fixture';

describe('cart routes', () => {
  it('returns an empty cart for a player who never had one', async () => {
    const { callApi } = await setup();

    expect(await callApi('GET', '/cart')).toEqual({
      status: 200,
      body: { version: 0, lines: [], total: 0, updatedAt: null },
    });
  });

  it('returns every line with the current price and availability of its product', async () => {
    const { callApi, put, shop } = await setup();
    await put('mug', 2);
    const answered = await put('pin', 3);
    shop.stored.products.set('mug', product('mug', 'merch', { price: amount(1100) }));
    shop.stored.products.delete('pin');

    const { body } = await callApi('GET', '/cart');

    expect(answered.body).toMatchObject({ version: 2, total: 3200, updatedAt: start.toISOString() });
    expect(body).toMatchObject({ version: 2, total: 2200 });
    expect(body.lines).toEqual([
      {
        product: 'mug',
        name: 'The mug',
        image: 'media/products/mug.svg',
        category: 'merch',
        quantity: 2,
        price: 1100,
        priceWhenAdded: 1000,
        available: true,
        notice: 'price-changed',
        stock: 5,
      },
      {
        product: 'pin',
        name: 'The pin',
        image: null,
        category: null,
        quantity: 3,
        price: 400,
        priceWhenAdded: 400,
        available: false,
        notice: 'gone',
        stock: 0,
      },
    ]);
  });

  it.each([
    ['nowhere', 1, 404, 'cart/unknown-product', undefined],
    ['draft', 1, 404, 'cart/unknown-product', undefined],
    ['sold', 1, 409, 'cart/sold-out', undefined],
    ['box', 1, 409, 'cart/not-open', undefined],
    ['mug', 6, 409, 'cart/only-some-left', { stock: 5 }],
  ])('refuses %s × %s and writes nothing', async (id, quantity, status, code, details) => {
    const { put, shop } = await setup();

    const refused = await put(id, quantity);

    expect(codeOf(refused)).toEqual([status, code]);
    expect(refused.body.error.details).toEqual(details);
    expect(shop.stored.carts.size).toBe(0);
  });

  it.each([0, 100, 1.5, '2', null])('refuses a quantity of %s and names the field', async (quantity) => {
    const { callApi } = await setup();

    const { status, body } = await callApi('PUT', '/cart/lines/mug', { body: { quantity } });

    expect([status, body.error.details[0].field]).toEqual([400, 'quantity']);
  });

  it('removes one line or all lines, and changes nothing when a line is already gone', async () => {
    const { callApi, put } = await setup();
    await put('mug', 1);
    await put('pin', 1);

    const one = await callApi('DELETE', '/cart/lines/mug');
    const again = await callApi('DELETE', '/cart/lines/mug');
    const all = await callApi('DELETE', '/cart');

    expect([one.body.lines.length, again.body.version, all.body.lines.length]).toEqual([1, 3, 0]);
    expect(all.body.version).toBe(4);
  });

  it('applies the change to the current cart after a conflict', async () => {
    const { put, shop } = await setup();
    await put('mug', 1);
    shop.beforeNextCommit(() => put('pin', 2));

    const { body } = await put('mug', 3);

    expect(body.version).toBe(3);
    expect(body.lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2]);
  });

  it('returns 503 and writes nothing when every attempt ends in a conflict', async () => {
    const { callApi, dependencies, shop } = await setup();
    const at = {
      ...dependencies,
      commitTogether: async () => ({ outcome: 'conflict' as const, failed: [] }),
    };

    const refused = await callApi('PUT', '/cart/lines/mug', { body: { quantity: 1 }, at });

    expect(codeOf(refused)).toEqual([503, 'request/unavailable']);
    expect(shop.stored.carts.size).toBe(0);
  });

  it('keeps the carts of players apart', async () => {
    const { callApi, put } = await setup();
    await put('mug', 1);

    expect((await callApi('GET', '/cart', { as: 'somebody-else' })).body.lines).toEqual([]);
  });
});
