import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino, type RequestOptions } from './casino';
import { findLedgerFaults } from './ledger-check';
import { findShopFaults } from './shop-check';
import {
  addProduct,
  changeProduct,
  deleteProduct,
  deliveryAddress,
  openShopper,
  type ProductFields,
  type Shopper,
  stockOf,
  statusAndCode,
} from './shopper';

/** Initial products of the shop; their stock changes only by reservations and orders. */
const stockedProducts: Record<string, ProductFields & { stock: number }> = {
  mug: { stock: 50, image: ['media/products/mug-800.webp', 'x'], terms: 'Handle with **care**.' },
  hat: { stock: 50, price: 12.5 },
  purse: { stock: 50, category: 'coins', terms: 'For fun.' },
  trip: { stock: 50, category: 'trips', price: 50 },
  pin: { stock: 50, price: 0.5 },
  box: { stock: 50, category: 'mystery_prize' },
  sold: { stock: 0 },
  draft: { stock: 50, active: false },
};
const pieces = Object.fromEntries(Object.entries(stockedProducts).map(([id, { stock }]) => [id, stock]));

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
  await Promise.all(Object.entries(stockedProducts).map(([id, fields]) => addProduct(casino, id, fields)));
});
afterAll(() => casino.close());

let opened = 0;
const newShopper = (redeemable = 0) => openShopper(casino, `shopper-${(opened += 1)}@jade.test`, redeemable);

/** All items of a player in the shop and ledger tables. */
async function tracesOf({ id: player }: Shopper): Promise<unknown> {
  const { wallets, carts, orders, ledger } = casino.tables;
  const items = [wallets, carts].map((TableName) =>
    casino.dynamoDb.send(new GetCommand({ TableName, Key: { player }, ConsistentRead: true })),
  );
  const lists = [orders, ledger].map((TableName) =>
    casino.dynamoDb.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'player = :player',
        ExpressionAttributeValues: { ':player': player },
        ConsistentRead: true,
      }),
    ),
  );
  return [
    (await Promise.all(items)).map(({ Item }) => Item),
    (await Promise.all(lists)).map(({ Items }) => Items),
  ];
}

describe('the cart', () => {
  it('adds, changes and removes lines', async () => {
    const { callApi, put } = await newShopper();

    const empty = await callApi('GET', '/cart');
    const added = await put('mug', 2);
    await put('hat');
    const changed = await put('mug', 3);
    const without = await callApi('DELETE', '/cart/lines/mug');
    const cleared = await callApi('DELETE', '/cart');

    expect(empty.body).toEqual({ version: 0, lines: [], total: 0, updatedAt: null });
    expect(added.body).toMatchObject({ version: 1, total: 2000, updatedAt: expect.any(String) });
    expect(added.body.lines).toEqual([
      {
        product: 'mug',
        name: 'The mug',
        image: 'media/products/mug-800.webp',
        category: 'merch',
        quantity: 2,
        price: 1000,
        priceWhenAdded: 1000,
        available: true,
        notice: null,
        stock: 50,
      },
    ]);
    expect(changed.body).toMatchObject({ version: 3, total: 4250 });
    expect(without.body).toMatchObject({ version: 4, total: 1250, lines: [{ product: 'hat' }] });
    expect(cleared.body).toMatchObject({ version: 5, total: 0, lines: [] });
    expect((await callApi('GET', '/cart')).text).toBe(cleared.text);
  });

  it('shows changes of its products in notices and still returns 200', async () => {
    const { callApi, put } = await newShopper();
    for (const id of ['cheaper', 'rarer', 'emptied', 'hidden', 'deleted', 'closed', 'steady']) {
      await addProduct(casino, id);
      await put(id, 4);
    }

    await changeProduct(casino, 'cheaper', { price: 8.25 });
    await changeProduct(casino, 'rarer', { stock: 3 });
    await changeProduct(casino, 'emptied', { stock: 0 });
    await changeProduct(casino, 'hidden', { active: false });
    await deleteProduct(casino, 'deleted');
    await changeProduct(casino, 'closed', { category: 'mega_sweeps' });
    const { status, body } = await callApi('GET', '/cart');

    expect(status).toBe(200);
    const states = body.lines.map(({ notice, available, price, stock }: Record<string, unknown>) => [
      notice,
      available,
      price,
      stock,
    ]);
    expect(states).toEqual([
      ['price-changed', true, 825, 10],
      ['only-some-left', false, 1000, 3],
      ['sold-out', false, 1000, 0],
      ['gone', false, 1000, 0],
      ['gone', false, 1000, 0],
      ['not-open', false, 1000, 10],
      [null, true, 1000, 10],
    ]);
    expect(body.total).toBe(4 * 825 + 4 * 1000);
  });

  it.each([
    ['nowhere', 1, 404, 'cart/unknown-product'],
    ['draft', 1, 404, 'cart/unknown-product'],
    ['sold', 1, 409, 'cart/sold-out'],
    ['box', 1, 409, 'cart/not-open'],
    ['mug', 99, 409, 'cart/only-some-left'],
  ])('does not take %s × %s', async (product, quantity, ...refusal) => {
    const { callApi, put } = await newShopper();

    expect(statusAndCode(await put(product, quantity))).toEqual(refusal);
    expect((await callApi('GET', '/cart')).body.version).toBe(0);
  });

  it('holds at most twenty lines', async () => {
    const { put } = await newShopper();
    const ids = Array.from({ length: 21 }, (_each, index) => `line-${index}`);
    await Promise.all(ids.map((id) => addProduct(casino, id)));
    for (const id of ids.slice(0, 20)) await put(id);

    expect(statusAndCode(await put('line-20'))).toEqual([409, 'cart/full']);
    expect(statusAndCode(await put('line-19', 2))).toEqual([200]);
  });
});

describe('a reservation', () => {
  it('holds stock once for repeated requests', async () => {
    const { put, reserve } = await newShopper(2000);
    await addProduct(casino, 'scarf', { stock: 5, terms: 'Warm.' });
    await put('scarf', 2);

    const first = await reserve('a');
    const again = await reserve('a');
    const otherKey = await reserve('b');

    expect(first.body.reservation).toEqual({
      id: expect.any(String),
      expiresAt: expect.any(String),
      total: 2000,
      needsAddress: true,
      goldCredited: 0,
      lines: [
        {
          product: 'scarf',
          name: 'The scarf',
          image: null,
          category: 'merch',
          quantity: 2,
          price: 1000,
          terms: 'Warm.',
        },
      ],
    });
    expect([again.text, otherKey.text]).toEqual([first.text, first.text]);
    expect(await stockOf(casino, 'scarf')).toBe(3);
  });

  it('is replaced by a reservation of the changed cart', async () => {
    const { callApi, put, hold, reserve } = await newShopper(5000);
    await addProduct(casino, 'kite', { stock: 5 });
    await addProduct(casino, 'drum', { stock: 5 });
    const first = await hold(['kite', 5]);

    await put('kite', 1);
    await put('drum', 2);
    const { body } = await reserve();
    await callApi('DELETE', '/cart/lines/kite');
    const last = await reserve();

    expect(body.reservation.id).not.toBe(first.id);
    expect(last.body.reservation.lines).toMatchObject([{ product: 'drum', quantity: 2 }]);
    expect([await stockOf(casino, 'kite'), await stockOf(casino, 'drum')]).toEqual([5, 3]);
  });

  it('names every refused line and holds nothing', async () => {
    const shopper = await newShopper(15_000);
    for (const id of ['dearer', 'dwindling', 'vanishing', 'raffled', 'erased', 'lasting']) {
      await addProduct(casino, id);
      await shopper.put(id, 4);
    }
    await changeProduct(casino, 'dearer', { price: 10.01 });
    await changeProduct(casino, 'dwindling', { stock: 3 });
    await changeProduct(casino, 'vanishing', { stock: 0 });
    await changeProduct(casino, 'raffled', { category: 'mystery_prize' });
    await deleteProduct(casino, 'erased');
    const before = await tracesOf(shopper);

    const refused = await shopper.reserve();
    await changeProduct(casino, 'dwindling', { stock: 4 });
    for (const id of ['vanishing', 'raffled', 'erased']) await shopper.callApi('DELETE', `/cart/lines/${id}`);

    expect(statusAndCode(refused)).toEqual([409, 'checkout/lines-refused']);
    expect(refused.body.error.details).toEqual({
      lines: [
        { product: 'dearer', reason: 'price-changed', price: 1001 },
        { product: 'dwindling', reason: 'only-some-left', stock: 3 },
        { product: 'vanishing', reason: 'sold-out' },
        { product: 'raffled', reason: 'not-open' },
        { product: 'erased', reason: 'gone' },
      ],
    });
    expect(before).toMatchObject([
      [{ sequence: 2 }, { version: 6 }],
      [[], [{}, {}]],
    ]);
    expect(await stockOf(casino, 'lasting')).toBe(10);
    // Putting the line again accepts the new price.
    expect(statusAndCode(await shopper.reserve())).toEqual([409, 'checkout/lines-refused']);
    await shopper.put('dearer', 4);
    expect((await shopper.reserve()).body.reservation.total).toBe(4 * 1001 + 8 * 1000);
  });

  it('is refused for an empty cart and for one below the minimum order', async () => {
    const { put, reserve } = await newShopper(1000);

    const empty = await reserve();
    await put('pin', 19);
    const small = await reserve();

    expect([statusAndCode(empty), statusAndCode(small)]).toEqual([
      [409, 'checkout/cart-empty'],
      [409, 'checkout/below-minimum'],
    ]);
    expect(small.body.error.details).toEqual({ minimum: 1000 });
  });

  it('can be released at once, which returns its stock', async () => {
    const { callApi, hold, checkOut } = await newShopper(5000);
    await addProduct(casino, 'lamp', { stock: 5, category: 'gifts' });
    const { id } = await hold(['lamp', 5]);
    const release = (reservation: string) => callApi('DELETE', `/checkout/reservation/${reservation}`);

    const first = await release(id);
    const again = await release(id);
    const other = await release('another');

    expect([first.body, again.body, other.body]).toEqual([
      { released: true },
      { released: true },
      { released: false },
    ]);
    expect(await stockOf(casino, 'lamp')).toBe(5);
    expect(statusAndCode(await checkOut(id))).toEqual([409, 'checkout/reservation-lapsed']);
  });

  it('is not released by a late repeat for an earlier reservation of the same cart', async () => {
    const { callApi, hold, reserve } = await newShopper(5000);
    await addProduct(casino, 'bell', { stock: 5, category: 'gifts' });
    const { id } = await hold(['bell', 5]);
    const release = () => callApi('DELETE', `/checkout/reservation/${id}`);
    await release();
    await reserve();

    expect((await release()).body).toEqual({ released: false });
    expect(await stockOf(casino, 'bell')).toBe(0);
  });

  it('is refused with the missing amount when coins are short, and nothing is held', async () => {
    const shopper = await newShopper(4999);
    await addProduct(casino, 'harp', { stock: 5, category: 'gifts' });
    await shopper.put('harp', 5);
    const before = await tracesOf(shopper);

    const refused = await shopper.reserve();

    expect(statusAndCode(refused)).toEqual([409, 'wallet/insufficient-funds']);
    expect(refused.body.error.details).toEqual({ shortBy: 1 });
    expect(await tracesOf(shopper)).toEqual(before);
    expect(await stockOf(casino, 'harp')).toBe(5);
  });
});

describe('a checkout', () => {
  it('credits Gold Coins at once, in one ledger row with both coins', async () => {
    const { callApi, hold, checkOut } = await newShopper(2500);

    const { id } = await hold(['purse', 2]);
    const { status, body } = await checkOut(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      balances: { gold: 210_000, sweepsUnplayed: 0, sweepsRedeemable: 500, goldHeld: 0, sweepsHeld: 0 },
      sequence: 4,
      order: { status: 'delivered', total: 2000, goldCredited: 200_000, address: null, contact: null },
    });
    const { body: wallet } = await callApi('GET', '/wallet');
    expect(wallet).toMatchObject({ balances: body.balances, sequence: 4 });
    const { body: ledger } = await callApi('GET', '/wallet/transactions?limit=1');
    expect(ledger.items[0]).toMatchObject({
      id: body.order.transaction,
      kind: 'order',
      order: { id: body.order.id },
      postings: [
        { account: 'player:sweeps-held', coin: 'sweeps', amount: -2000 },
        { account: 'house:redemptions', coin: 'sweeps', amount: 2000 },
        { account: 'player:gold', coin: 'gold', amount: 200_000 },
        { account: 'house:redemptions', coin: 'gold', amount: -200_000 },
      ],
    });
    const steps = body.order.timeline.map(({ status: step, actor }: Record<string, string>) => [step, actor]);
    expect(steps).toEqual([
      ['placed', 'player'],
      ['approved', 'system'],
      ['delivered', 'system'],
    ]);
    expect((await callApi('GET', '/cart')).body.lines).toEqual([]);
  });

  it('of merchandise stores the address and promises a date', async () => {
    const { callApi, hold, checkOut } = await newShopper(1000);

    const { id } = await hold(['mug', 1]);
    const { body } = await checkOut(id, { address: { ...deliveryAddress, line2: ' Floor 2 ' } });
    const page = await callApi('GET', `/orders/${body.order.id}`);

    expect(page.body.order).toEqual(body.order);
    expect(body.order).toEqual({
      id: expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{9}-[0-9a-f]{6}$/),
      status: 'placed',
      placedAt: expect.any(String),
      total: 1000,
      goldCredited: 0,
      contact: null,
      lines: [
        {
          product: 'mug',
          name: 'The mug',
          image: 'media/products/mug-800.webp',
          category: 'merch',
          quantity: 1,
          price: 1000,
          terms: 'Handle with **care**.',
        },
      ],
      address: { ...deliveryAddress, line2: 'Floor 2' },
      timeline: [
        {
          status: 'placed',
          at: body.order.placedAt,
          actor: 'player',
          reason: null,
          promisedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          note: null,
          parcel: null,
        },
      ],
      codes: [],
      codesMissing: 0,
      drawn: null,
      entries: [],
      cancellable: true,
      transaction: expect.any(String),
    });
  });

  it('of mixed products handles each part', async () => {
    const { email, hold, checkOut } = await newShopper(7000);

    const { id } = await hold(['purse', 1], ['mug', 1], ['trip', 1]);
    const { body } = await checkOut(id, { address: deliveryAddress });

    expect(body).toMatchObject({
      balances: { gold: 110_000, sweepsRedeemable: 0 },
      order: {
        status: 'placed',
        total: 7000,
        goldCredited: 100_000,
        contact: email,
        address: deliveryAddress,
      },
    });
  });

  it('returns the same response for its key at any time, and 422 for another request with it', async () => {
    const shopper = await newShopper(5000);
    const { callApi, hold, checkOut } = shopper;
    const { id } = await hold(['mug', 1]);
    const request = { key: 'once', address: deliveryAddress };
    const first = await checkOut(id, request);
    await approve(shopper, first.body.order.id);
    const next = await hold(['hat', 2]);

    const again = await checkOut(id, request);
    const page = await callApi('GET', `/orders/${first.body.order.id}`);
    const elsewhere = await checkOut(id, { ...request, address: { ...deliveryAddress, city: 'Dallas' } });
    const other = await checkOut(next.id, request);

    expect(again.text).toBe(first.text);
    expect(page.body.order).toMatchObject({ status: 'approved', timeline: [{}, { actor: 'admin' }] });
    expect([statusAndCode(elsewhere), statusAndCode(other)]).toEqual([
      [422, 'idempotency/key-reused'],
      [422, 'idempotency/key-reused'],
    ]);
    expect((await callApi('GET', '/orders')).body.items).toHaveLength(1);
  });

  it('is paid with held coins, which cannot be staked meanwhile', async () => {
    const shopper = await newShopper(1000);
    const { id } = await shopper.hold(['purse', 1]);

    const residency = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
    await shopper.callApi('PUT', '/player/residency', { key: 'residency', body: residency });
    const { body: held } = await shopper.callApi('GET', '/wallet');
    const round = await casino.playRound(shopper.token, 'all-in', { coin: 'sweeps', stake: 500 });
    const ordered = await shopper.checkOut(id);

    expect(held.balances).toMatchObject({ sweepsRedeemable: 0, sweepsHeld: 1000 });
    expect(statusAndCode(round)).toEqual([409, 'wallet/insufficient-funds']);
    expect(ordered.body.balances).toMatchObject({ sweepsRedeemable: 0, sweepsHeld: 0 });
  });

  it('of a changed cart is refused and writes nothing', async () => {
    const shopper = await newShopper(5000);
    const { id } = await shopper.hold(['purse', 1]);
    await shopper.put('purse', 2);
    const before = await tracesOf(shopper);

    expect(statusAndCode(await shopper.checkOut(id))).toEqual([409, 'checkout/cart-changed']);
    expect(await tracesOf(shopper)).toEqual(before);
  });

  it('of another player’s reservation is refused', async () => {
    const holder = await newShopper(1000);
    const other = await newShopper(5000);
    const { id } = await holder.hold(['purse', 1]);

    expect(statusAndCode(await other.checkOut(id))).toEqual([409, 'checkout/reservation-lapsed']);
  });

  describe('with missing fields', () => {
    let shopper: Shopper;
    let reservation: string;
    beforeAll(async () => {
      shopper = await newShopper(1000);
      reservation = (await shopper.hold(['mug', 1])).id;
    });

    it.each([
      ['an address', {}, ['address']],
      [
        'half of the address',
        { address: { name: 'Mei Wong', country: 'US' } },
        ['address.line1', 'address.city', 'address.state', 'address.postalCode'],
      ],
      [
        'a real address',
        { address: { ...deliveryAddress, state: 'XX', postalCode: '1', name: ' ', city: 'a\nb' } },
        ['address.name', 'address.city', 'address.state', 'address.postalCode'],
      ],
      ['an address in the country', { address: { ...deliveryAddress, country: 'CA' } }, ['address.country']],
      ['its terms', { acceptedTerms: false, address: deliveryAddress }, ['acceptedTerms']],
      ['the sense of a field', { coupon: 'x', address: deliveryAddress }, ['coupon']],
    ])('is refused by field without %s, and writes nothing', async (_what, fields, named) => {
      const before = await tracesOf(shopper);

      const body = { reservation, acceptedTerms: true, ...fields };
      const refused = await shopper.callApi('POST', '/checkout', { key: 'k', body });

      expect(statusAndCode(refused)).toEqual([400, 'request/invalid']);
      expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual(named);
      expect(await tracesOf(shopper)).toEqual(before);
    });

    it('can be repeated with the same key once it is complete', async () => {
      expect(
        statusAndCode(await shopper.checkOut(reservation, { key: 'k', address: deliveryAddress })),
      ).toEqual([200]);
    });
  });

  /** Approves an order like an admin, directly in the table. */
  async function approve({ id: player }: Shopper, id: string): Promise<void> {
    const at = new Date().toISOString();
    const step = { status: 'approved', at, actor: 'admin', reason: null, promisedOn: null };
    await casino.dynamoDb.send(
      new UpdateCommand({
        TableName: casino.tables.orders,
        Key: { player, id },
        UpdateExpression: 'SET #status = :status, timeline = list_append(timeline, :steps)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': 'approved', ':steps': [step] },
      }),
    );
  }
});

describe('orders', () => {
  it('are listed newest first in pages, only to their player', async () => {
    const owner = await newShopper(3000);
    const other = await newShopper();
    const placed: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await owner.hold(['purse', 1]);
      placed.unshift((await owner.checkOut(id)).body.order.id);
    }

    const first = (await owner.callApi('GET', '/orders?limit=2')).body;
    const second = (await owner.callApi('GET', `/orders?limit=2&before=${first.next}`)).body;
    const foreign = await other.callApi('GET', `/orders/${placed[0]}`);
    const unknown = await owner.callApi('GET', '/orders/2026-11-21-071203123-000000');

    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(placed);
    expect([statusAndCode(foreign), statusAndCode(unknown)]).toEqual([
      [404, 'orders/unknown-order'],
      [404, 'orders/unknown-order'],
    ]);
    expect((await other.callApi('GET', '/orders')).body).toEqual({ items: [], next: null });
  });
});

describe('invalid input', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newShopper();
  });

  const line = '/cart/lines/mug';
  const checkout = { reservation: 'r', acceptedTerms: true };
  const invalid = 'request/invalid';
  const keyMissing = 'idempotency/key-missing';
  const big = { quantity: 1, note: 'x'.repeat(65 * 1024) };
  it.each<[string, string, string, RequestOptions, [number, string, string?]]>([
    ['JSON that is cut off', 'PUT', line, { body: '{"quantity":' }, [400, invalid, 'body']],
    ['a list for a body', 'PUT', line, { body: [1] }, [400, invalid, 'body']],
    ['null for a body', 'PUT', line, { body: 'null' }, [400, invalid, 'body']],
    ['a body of 65 KB', 'PUT', line, { body: big }, [413, 'request/too-large']],
    ['no quantity', 'PUT', line, { body: {} }, [400, invalid, 'quantity']],
    ['a quantity of 0', 'PUT', line, { body: { quantity: 0 } }, [400, invalid, 'quantity']],
    ['a quantity of 100', 'PUT', line, { body: { quantity: 100 } }, [400, invalid, 'quantity']],
    ['half a piece', 'PUT', line, { body: { quantity: 0.5 } }, [400, invalid, 'quantity']],
    ['a quantity in words', 'PUT', line, { body: { quantity: '2' } }, [400, invalid, 'quantity']],
    ['a price', 'PUT', line, { body: { quantity: 1, price: 1 } }, [400, invalid, 'price']],
    [
      'a long id',
      'PUT',
      `/cart/lines/${'x'.repeat(129)}`,
      { body: { quantity: 1 } },
      [400, invalid, 'product'],
    ],
    ['an unknown query', 'GET', '/cart?page=2', {}, [400, invalid, 'page']],
    ['an unknown route', 'PATCH', '/cart', {}, [404, 'request/unknown-route']],
    ['no key', 'POST', '/checkout/reservation', { body: {} }, [400, keyMissing]],
    ['a long key', 'POST', '/checkout/reservation', { key: 'k'.repeat(256), body: {} }, [400, keyMissing]],
    [
      'a key of two',
      'POST',
      '/checkout/reservation',
      { key: 'a b', body: {} },
      [400, invalid, 'Idempotency-Key'],
    ],
    [
      'an unknown field',
      'POST',
      '/checkout/reservation',
      { key: 'k', body: { cart: 1 } },
      [400, invalid, 'cart'],
    ],
    ['a long id', 'DELETE', `/checkout/reservation/${'9'.repeat(65)}`, {}, [400, invalid, 'id']],
    ['no key', 'POST', '/checkout', { body: checkout }, [400, keyMissing]],
    ['nothing', 'POST', '/checkout', { key: 'k', body: {} }, [400, invalid, 'reservation']],
    [
      'a number',
      'POST',
      '/checkout',
      { key: 'k', body: { ...checkout, reservation: 7 } },
      [400, invalid, 'reservation'],
    ],
    [
      'yes',
      'POST',
      '/checkout',
      { key: 'k', body: { ...checkout, acceptedTerms: 'yes' } },
      [400, invalid, 'acceptedTerms'],
    ],
    [
      'a text',
      'POST',
      '/checkout',
      { key: 'k', body: { ...checkout, address: 'Pier 1' } },
      [400, invalid, 'address'],
    ],
    ['no page', 'GET', '/orders?limit=0', {}, [400, invalid, 'limit']],
    ['too large a page', 'GET', '/orders?limit=101', {}, [400, invalid, 'limit']],
    ['a page in words', 'GET', '/orders?limit=all', {}, [400, invalid, 'limit']],
    ['two pages', 'GET', '/orders?limit=1&limit=2', {}, [400, invalid, 'limit']],
    ['a long id', 'GET', `/orders/${'9'.repeat(65)}`, {}, [400, invalid, 'id']],
  ])('refuses %s: %s %s', async (_what, method, path, options, [status, code, field]) => {
    const refused = await casino.callApi(method, path, { token: shopper.token, ...options });

    expect(statusAndCode(refused)).toEqual([status, code]);
    if (field !== undefined)
      expect(refused.body.error.details).toEqual(
        expect.arrayContaining([expect.objectContaining({ field })]),
      );
  });

  it('writes nothing', async () => {
    expect(await tracesOf(shopper)).toEqual([
      [undefined, undefined],
      [[], []],
    ]);
  });
});

describe('a caller without an access token', () => {
  const routes = [
    ['GET', '/cart'],
    ['PUT', '/cart/lines/mug'],
    ['DELETE', '/cart'],
    ['POST', '/checkout/reservation'],
    ['POST', '/checkout'],
    ['GET', '/orders'],
  ] as const;

  it('gets 401 without a token, with a forged one and with an ID token', async () => {
    const { token } = await newShopper();
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    const idToken = await idTokenOf(`shopper-${opened}@jade.test`);

    const answers = await Promise.all(
      [undefined, forged, idToken].flatMap((each) =>
        routes.map(([method, path]) =>
          casino.callApi(method, path, {
            ...(each && { token: each }),
            key: 'k',
            ...(method !== 'GET' && { body: {} }),
          }),
        ),
      ),
    );

    expect(new Set(answers.map((answer) => statusAndCode(answer).join(' ')))).toEqual(
      new Set(['401 session/required']),
    );
  });

  /** Signs in with Amplify, because the client of the tests keeps only access tokens. */
  async function idTokenOf(email: string): Promise<string> {
    Amplify.configure(casino.config.amplify as ResourcesConfig);
    await signIn({ username: email, password: 'Jade-Harbour-1' });
    const { tokens } = await fetchAuthSession();
    await signOut();
    return tokens!.idToken!.toString();
  }
});

describe('the shop after all requests', () => {
  it('has consistent stock, orders and ledger', async () => {
    expect(await findShopFaults(casino.dynamoDb, casino.tables, pieces)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});
