import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newIdentityCheck } from '#domain/player/identity-check';
import { address, codeOf, player, product, setup } from './shop-fixture';

describe('POST /checkout/reservation', () => {
  it('takes the pieces, holds their price, returns the expiry and queues the lapse', async () => {
    const { put, reserve, stockOf, queued, balances } = await setup();
    await put('mug', 2);
    await put('purse', 1);

    const { status, body } = await reserve();

    expect(status).toBe(200);
    expect(body.reservation).toEqual({
      id: expect.any(String),
      expiresAt: '2026-11-21T07:22:03.123Z',
      total: 3000,
      needsAddress: true,
      goldCredited: 100_000,
      lines: [
        {
          product: 'mug',
          name: 'The mug',
          image: 'media/products/mug.svg',
          category: 'merch',
          quantity: 2,
          price: 1000,
          terms: 'Handle with care.',
        },
        {
          product: 'purse',
          name: 'The purse',
          image: 'media/products/purse.svg',
          category: 'coins',
          quantity: 1,
          price: 1000,
          terms: 'Handle with care.',
        },
      ],
    });
    expect([stockOf('mug'), stockOf('purse')]).toEqual([3, 4]);
    expect(queued).toEqual([{ player, reservation: body.reservation.id }]);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 7000, sweepsHeld: 3000 });
  });

  it.each([
    ['under the same key', 'reserve'],
    ['under another key', 'another'],
  ])('returns the same reservation for the same cart %s, and takes nothing more', async (_case, key) => {
    const { put, reserve, stockOf, queued, wait } = await setup();
    await put('mug', 2);
    const first = await reserve('reserve');
    wait(60);

    expect(await reserve(key)).toEqual(first);
    expect([stockOf('mug'), queued.length]).toEqual([3, 1]);
  });

  it('reports the held value and the server time in the eligibility', async () => {
    const { callApi, hold, wait } = await setup();
    await hold(['mug', 1]);
    wait(60);

    const { body } = await callApi('GET', '/checkout/eligibility');

    expect(body).toMatchObject({ held: 1000, now: '2026-11-21T07:13:03.123Z' });
  });

  it('returns pieces that the changed cart no longer needs, in one step', async () => {
    const { put, reserve, stockOf, callApi, balances } = await setup();
    await put('mug', 4);
    await put('pin', 1);
    const first = await reserve('first');
    await put('mug', 5);
    await callApi('DELETE', '/cart/lines/pin');

    const { body } = await reserve('second');

    expect(body.reservation).toMatchObject({ lines: [{ product: 'mug', quantity: 5 }] });
    expect(body.reservation.id).not.toBe(first.body.reservation.id);
    expect([stockOf('mug'), stockOf('pin')]).toEqual([0, 5]);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 5000, sweepsHeld: 5000 });
  });

  it('reserves again after expiry, with pieces that have not been returned yet', async () => {
    const { put, reserve, stockOf, wait } = await setup();
    await put('rare', 1);
    const first = await reserve('first');
    wait(600);

    const { body } = await reserve('second');

    expect(body.reservation.expiresAt).toBe('2026-11-21T07:32:03.123Z');
    expect(body.reservation.id).not.toBe(first.body.reservation.id);
    expect(stockOf('rare')).toBe(0);
  });

  it('counts the reserved pieces as available to their player', async () => {
    const { put, reserve, callApi } = await setup();
    await put('rare', 1);
    await reserve();

    expect((await callApi('GET', '/cart')).body.lines[0]).toMatchObject({
      available: true,
      notice: null,
      stock: 1,
    });
  });

  it('names every refused line and holds nothing', async () => {
    const { put, reserve, shop, stockOf } = await setup();
    for (const [id, quantity] of [
      ['mug', 4],
      ['pin', 1],
      ['rare', 1],
      ['trip', 1],
      ['purse', 1],
    ] as const)
      await put(id, quantity);
    shop.stored.products.set('mug', product('mug', 'merch', { stock: 3 }));
    shop.stored.products.set('pin', product('pin', null, { price: amount(450) }));
    shop.stored.products.set('rare', product('rare', 'gifts', { stock: 0 }));
    shop.stored.products.delete('trip');

    const { status, body } = await reserve();

    expect([status, body.error]).toMatchObject([
      409,
      {
        code: 'checkout/lines-refused',
        details: {
          lines: [
            { product: 'mug', reason: 'only-some-left', stock: 3 },
            { product: 'pin', reason: 'price-changed', price: 450 },
            { product: 'rare', reason: 'sold-out' },
            { product: 'trip', reason: 'gone' },
          ],
        },
      },
    ]);
    expect(stockOf('purse')).toBe(5);
    expect(shop.stored.reservations.size).toBe(0);
  });

  it('accepts a new price only after the player puts the line in the cart again', async () => {
    const { put, reserve, shop } = await setup();
    await put('mug', 1);
    shop.stored.products.set('mug', product('mug', 'merch', { price: amount(1500) }));

    const refused = await reserve('first');
    await put('mug', 1);
    const accepted = await reserve('second');

    expect(codeOf(refused)).toEqual([409, 'checkout/lines-refused']);
    expect(accepted.body.reservation.total).toBe(1500);
  });

  it('refuses an empty cart and a cart below the minimum', async () => {
    const { put, reserve } = await setup();

    const empty = await reserve();
    await put('pin', 2);
    const small = await reserve();

    expect(codeOf(empty)).toEqual([409, 'checkout/cart-empty']);
    expect(codeOf(small)).toEqual([409, 'checkout/below-minimum']);
    expect(small.body.error.details).toEqual({ minimum: 1000 });
  });

  it('refuses a cart with more codes than an order can hold, by the current category of each product', async () => {
    const { put, reserve, shop, stockOf, balances } = await setup();
    for (const id of ['pin', 'mug']) {
      shop.stored.products.set(id, product(id, 'merch', { stock: 60, price: amount(20) }));
      await put(id, 30);
    }
    const setCategory = (id: string, category: 'gifts' | 'merch') =>
      shop.stored.products.set(id, { ...shop.stored.products.get(id)!, category });
    setCategory('pin', 'gifts');
    setCategory('mug', 'gifts');

    const refused = await reserve('both');
    const after = [stockOf('pin'), stockOf('mug'), await balances()];
    setCategory('mug', 'merch');
    const held = await reserve('one');

    expect([codeOf(refused), refused.body.error.details]).toEqual([
      [409, 'cart/too-many-codes'],
      { most: 50 },
    ]);
    expect(after).toMatchObject([60, 60, { sweepsRedeemable: 10_000, sweepsHeld: 0 }]);
    expect(held.status).toBe(200);
  });

  it('reports a product as sold out after a lost race', async () => {
    const { put, reserve, shop, stores } = await setup();
    await put('rare', 1);
    stores.beforeNextCommit(async () => {
      shop.stored.products.set('rare', product('rare', 'gifts', { stock: 0 }));
    });

    const { body } = await reserve();

    expect(body.error.details).toEqual({ lines: [{ product: 'rare', reason: 'sold-out' }] });
  });

  it.each([
    ['costs something else', { price: amount(1) }],
    ['was taken out of the shop', { isActive: false }],
  ])('reserves nothing when a product %s just before the write', async (_case, change) => {
    const { put, reserve, shop, stores, balances } = await setup();
    await put('mug', 1);
    stores.beforeNextCommit(async () => {
      shop.stored.products.set('mug', product('mug', 'merch', change));
    });

    expect(codeOf(await reserve())).toEqual([409, 'checkout/lines-refused']);
    expect(shop.stored.reservations.size).toBe(0);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('allows three holds of a product per day, whether released, lapsed or replaced', async () => {
    const { callApi, put, reserve, stockOf, wait, balances } = await setup();
    await put('rare', 1);
    const released = (await reserve('first')).body.reservation.id as string;
    await callApi('DELETE', `/checkout/reservation/${released}`);
    await reserve('second');
    await put('mug', 1);
    await reserve('third');
    await put('mug', 2);

    const refused = await reserve('fourth');

    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      {
        code: 'checkout/too-many-holds',
        // 02:12 in New York: a new day has just begun there.
        details: {
          products: ['rare'],
          most: 3,
          resetsAt: expect.stringMatching(/^2026-11-22T0\d:00:00.000Z$/),
        },
      },
    ]);
    // The third reservation is unchanged.
    expect([stockOf('rare'), stockOf('mug')]).toEqual([0, 4]);
    expect(await balances()).toMatchObject({ sweepsHeld: 2000 });
    wait(24 * 3600);
    expect((await reserve('next-day')).status).toBe(200);
  });

  it('does not count an ordered hold and keeps the counts of other products', async () => {
    const { put, callApi, reserve, checkOut, hold } = await setup({ redeemable: 50_000 });
    for (const key of ['a', 'b']) {
      await put('rare', 1);
      const { id } = (await reserve(key)).body.reservation as { id: string };
      await callApi('DELETE', `/checkout/reservation/${id}`);
    }
    await callApi('DELETE', '/cart');
    expect((await checkOut(await hold(['mug', 1]), { address })).status).toBe(200);
    await put('rare', 1);
    const third = (await reserve('c')).body.reservation.id as string;
    await callApi('DELETE', `/checkout/reservation/${third}`);

    expect((await reserve('d')).body.error.code).toBe('checkout/too-many-holds');
  });

  it('counts a hold that another tab makes at the same time', async () => {
    const { put, callApi, reserve, stores } = await setup();
    await put('rare', 1);
    for (const key of ['a', 'b']) {
      const { id } = (await reserve(key)).body.reservation as { id: string };
      await callApi('DELETE', `/checkout/reservation/${id}`);
    }
    stores.beforeNextCommit(async () => {
      const { id } = (await reserve('other-tab')).body.reservation as { id: string };
      await callApi('DELETE', `/checkout/reservation/${id}`);
    });

    expect((await reserve('this-tab')).body.error.code).toBe('checkout/too-many-holds');
  });

  it('replaces a reservation that contains a deleted product', async () => {
    const { put, reserve, shop, stores, callApi } = await setup();
    await put('mug', 1);
    await put('purse', 1);
    await reserve('first');
    await callApi('DELETE', '/cart/lines/mug');
    stores.beforeNextCommit(async () => void shop.stored.products.delete('mug'));

    expect((await reserve('second')).body.reservation.lines).toHaveLength(1);
    expect(shop.stored.products.has('mug')).toBe(false);
  });

  it('keeps the reservation and logs when the lapse cannot be queued, since the sweep finds it', async () => {
    const { callApi, put, dependencies, logged } = await setup();
    await put('mug', 1);
    const at = { ...dependencies, lapses: { send: () => Promise.reject(new Error('away')) } };

    const { status } = await callApi('POST', '/checkout/reservation', { key: 'k', body: {}, at });

    expect(status).toBe(200);
    expect(logged).toContain('LAPSE_NOT_QUEUED');
  });

  it('releases a reservation once, and repeats the response to a second release', async () => {
    const { callApi, hold, stockOf, balances } = await setup();
    const held = await hold(['mug', 2]);
    const release = (id: string) => callApi('DELETE', `/checkout/reservation/${id}`);

    const answers = [await release(held), await release(held), await release('another')];

    expect(answers.map(({ body }) => body.released)).toEqual([true, true, false]);
    expect(stockOf('mug')).toBe(5);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('survives late repeats of releases of earlier reservations', async () => {
    const { callApi, put, reserve, stockOf } = await setup();
    const hold = async (key: string) => (await reserve(key)).body.reservation.id as string;
    const release = (id: string) => callApi('DELETE', `/checkout/reservation/${id}`);
    await put('mug', 2);
    const earlier = [await hold('first')];
    await release(earlier[0]!);
    earlier.push(await hold('second'));
    await release(earlier[1]!);
    await hold('third');

    for (const id of earlier) expect((await release(id)).body).toEqual({ released: false });

    expect(stockOf('mug')).toBe(3);
  });

  it('releases nothing when there is no reservation', async () => {
    const { callApi } = await setup();

    expect((await callApi('DELETE', '/checkout/reservation/none')).body).toEqual({ released: false });
  });

  it.each(['released', 'ordered'])('returns 409 for the key of a reservation that was %s', async (end) => {
    const { callApi, put, reserve, checkOut, stockOf } = await setup();
    await put('mug', 2);
    const { id } = (await reserve('first')).body.reservation as { id: string };
    if (end === 'ordered') await checkOut(id, { address });
    else await callApi('DELETE', `/checkout/reservation/${id}`);
    await put('mug', 1);

    expect(codeOf(await reserve('first'))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(stockOf('mug')).toBe(end === 'ordered' ? 3 : 5);
  });

  it('returns 409 for the key of a replaced reservation and holds nothing', async () => {
    const { callApi, put, reserve, stockOf } = await setup();
    await put('mug', 2);
    const { body } = await reserve('first');
    await callApi('DELETE', `/checkout/reservation/${body.reservation.id}`);
    await put('mug', 3);
    await reserve('second');

    expect(codeOf(await reserve('first'))).toEqual([200, undefined]);
    await callApi('DELETE', `/checkout/reservation/${(await reserve('second')).body.reservation.id}`);
    expect(codeOf(await reserve('first'))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(stockOf('mug')).toBe(5);
  });

  it('returns 409 and holds nothing while Sweeps Coins are frozen', async () => {
    const { put, reserve, stores, balances, stockOf } = await setup();
    await put('mug', 1);
    const before = await balances();
    const { load } = stores.wallets;
    stores.wallets.load = async (id) => {
      const open = await load(id);
      return open && { ...open, play: { ...open.play, frozen: ['owed'] } };
    };

    expect(codeOf(await reserve())).toEqual([409, 'player/sweeps-frozen']);
    expect([await balances(), stockOf('mug')]).toEqual([before, 5]);
  });

  it('requires the identity check when all orders together exceed the limit', async () => {
    const { put, reserve, checkOut, hold, identity, balances, stockOf } = await setup({
      identityCheckAbove: 5_000,
    });
    await checkOut(await hold(['mug', 1]), { address });
    const before = await balances();
    await put('trip', 1);

    const refused = await reserve('too-much');
    const after = [await balances(), stockOf('trip')];
    identity.all.set(player, { ...newIdentityCheck(player), state: 'approved', revision: 1 });
    const held = await reserve('shown');

    expect(codeOf(refused)).toEqual([409, 'identity/needed']);
    expect(refused.body.error.details).toEqual({ above: 5_000, ordered: 1_000 });
    expect(after).toEqual([before, 5]);
    expect(held.status).toBe(200);
  });

  it('requires the identity check for an order that another tab places while this one is reserved', async () => {
    const { callApi, put, checkOut, hold, dependencies } = await setup({ identityCheckAbove: 5_000 });
    const held = await hold(['mug', 1]);
    let placing: Promise<unknown> | undefined;
    const place = async () => {
      await checkOut(held, { address });
      await put('trip', 1);
    };
    // All that the reservation reads beside the orders is read after the other tab's order.
    const afterOrder =
      <Given extends unknown[], Result>(load: (...given: Given) => Promise<Result>) =>
      async (...given: Given) => {
        await (placing ??= place());
        return load(...given);
      };
    const { carts, wallets } = dependencies;
    const at = {
      ...dependencies,
      carts: { ...carts, load: afterOrder(carts.load) },
      wallets: { ...wallets, load: afterOrder(wallets.load) },
    };

    const refused = await callApi('POST', '/checkout/reservation', { key: 'trip', body: {}, at });

    expect(codeOf(refused)).toEqual([409, 'identity/needed']);
    expect(refused.body.error.details).toEqual({ above: 5_000, ordered: 1_000 });
  });

  it('derives the id from player and key, so that a retry elsewhere finds the same reservation', async () => {
    const here = await setup();
    const there = await setup();

    expect(await here.hold(['mug', 2])).toBe(await there.hold(['mug', 2]));
  });

  it('holds coins that can be neither played nor reserved twice', async () => {
    const { callApi, put, reserve, lose } = await setup({ redeemable: 2000 });
    await put('mug', 2);
    const { body } = await reserve('first');

    await expect(lose(1)).rejects.toThrow('player:sweeps-redeemable would fall to -1');

    await callApi('PUT', '/cart/lines/mug', { body: { quantity: 1 } });
    expect((await reserve('second')).body.reservation.total).toBe(1000);
    await lose(1000);
    expect(body.reservation.total).toBe(2000);
  });

  it('returns 409 and takes nothing when the player cannot pay', async () => {
    const { put, reserve, stockOf, queued } = await setup({ redeemable: 1999 });
    await put('mug', 2);

    const refused = await reserve();

    expect(codeOf(refused)).toEqual([409, 'wallet/insufficient-funds']);
    expect(refused.body.error.details).toEqual({ shortBy: 1 });
    expect([stockOf('mug'), queued]).toEqual([5, []]);
  });

  it.each([
    ['POST', '/checkout/reservation'],
    ['POST', '/checkout'],
  ])('requires an idempotency key for %s %s', async (method, path) => {
    const { callApi } = await setup();

    const refused = await callApi(method, path, { body: {} });

    expect(codeOf(refused)).toEqual([400, 'idempotency/key-missing']);
  });
});
