import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { advance } from '#domain/rewards/order';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { declareResidency } from '#lambdas/wallet/residency-fixture';
import { lapseReservation } from './reservations/lapse-reservation';
import { address, codeOf, player, setup, start, type Shop } from './shop-fixture';

describe('POST /checkout', () => {
  it('credits Gold Coins immediately and marks the order delivered', async () => {
    const { hold, checkOut, stockOf, callApi } = await setup();

    const { status, body } = await checkOut(await hold(['purse', 2]));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      balances: { gold: 210_000, sweepsUnplayed: 0, sweepsRedeemable: 8000, goldHeld: 0, sweepsHeld: 0 },
      sequence: 5,
      order: { status: 'delivered', total: 2000, goldCredited: 200_000, address: null, contact: null },
    });
    expect(body.order.id).toMatch(/^2026-11-21-071203123-[0-9a-f]{6}$/);
    expect(body.order.timeline.map(({ status: step }: { status: string }) => step)).toEqual([
      'placed',
      'approved',
      'delivered',
    ]);
    expect(stockOf('purse')).toBe(3);
    expect((await callApi('GET', '/cart')).body).toMatchObject({ lines: [], version: 2 });
  });

  it('keeps the address for shipped lines, the email for arranged lines, and promises a date', async () => {
    const { hold, checkOut } = await setup();

    const { body } = await checkOut(await hold(['mug', 1], ['trip', 1]), {
      address: { ...address, name: '  Mei Wong ' },
    });

    expect(body.order).toMatchObject({ status: 'placed', address, contact: 'mei@jade.test', total: 6000 });
    expect(body.order.timeline).toEqual([
      {
        status: 'placed',
        at: start.toISOString(),
        actor: 'player',
        reason: null,
        promisedOn: '2026-11-25',
        note: null,
        parcel: null,
      },
    ]);
  });

  it('returns the first response byte for byte after order, cart and reservation have changed', async () => {
    const { hold, checkOut, put, reserve, shop, wait } = await setup();
    const held = await hold(['mug', 1]);
    const first = await checkOut(held, { address });
    const [[name, order]] = [...shop.stored.orders] as [[string, Parameters<typeof advance>[0]]];
    wait(3600);
    const approved = advance(order, {
      status: 'approved',
      at: wait(1),
      actor: 'admin',
      reason: null,
      promisedOn: null,
    });
    if ('code' in approved) throw new Error('Refused');
    shop.stored.orders.set(name, approved);
    await put('purse', 1);
    await reserve('later');

    const again = await checkOut(held, { address });

    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(shop.stored.orders.size).toBe(1);
  });

  it('refuses a reused key with another reservation or address', async () => {
    const { hold, checkOut } = await setup();
    const held = await hold(['mug', 1]);
    const { body } = await checkOut(held, { address });

    const elsewhere = await checkOut(held, { address: { ...address, city: 'Dallas' } });
    const other = await checkOut('another', { address });

    expect([codeOf(elsewhere), codeOf(other)]).toEqual([
      [422, 'idempotency/key-reused'],
      [422, 'idempotency/key-reused'],
    ]);
    // The details name the order, for clients that missed the first response.
    expect(elsewhere.body.error.details).toEqual({ order: body.order.id });
  });

  it('orders a reservation once, under any key', async () => {
    const { hold, checkOut, stores } = await setup();
    const held = await hold(['purse', 1]);
    await checkOut(held, {}, 'a');

    expect(codeOf(await checkOut(held, {}, 'b'))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(stores.entries).toHaveLength(5);
  });

  it('returns the same response to two concurrent requests with one key', async () => {
    const { hold, checkOut, stores, shop } = await setup();
    const held = await hold(['purse', 1]);
    let twin: unknown;
    stores.beforeNextCommit(async () => (twin = await checkOut(held)));

    expect(await checkOut(held)).toEqual(twin);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([5, 1]);
  });

  it.each([
    ['its time is over', ({ wait }: Shop) => void wait(600)],
    [
      'it was released',
      ({ callApi }: Shop, held: string) => callApi('DELETE', `/checkout/reservation/${held}`),
    ],
  ])('refuses a reservation when %s', async (_case, end) => {
    const shop = await setup();
    const held = await shop.hold(['purse', 1]);
    await end(shop, held);
    const { length } = shop.stores.entries;

    expect(codeOf(await shop.checkOut(held))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(shop.stores.entries).toHaveLength(length);
  });

  it('returns 409 when the reservation lapses just before the write', async () => {
    const { hold, checkOut, wait, stores, shop, balances, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    stores.beforeNextCommit(() => {
      wait(600);
      return lapseReservation(dependencies, { player, reservation: held });
    });

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/reservation-lapsed']);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([5, 0]);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('returns 409 when the cart changed after the reservation', async () => {
    const { hold, checkOut, put, stores, shop } = await setup();
    const held = await hold(['purse', 1]);
    await put('pin', 1);

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/cart-changed']);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([4, 0]);
  });

  it('returns 409 when the cart changes just before the write', async () => {
    const { hold, checkOut, put, stores } = await setup();
    const held = await hold(['purse', 1]);
    stores.beforeNextCommit(() => put('pin', 1));

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/cart-changed']);
  });

  it('pays with the held coins only', async () => {
    const { hold, checkOut, lose, balances } = await setup({ redeemable: 2500 });
    const held = await hold(['purse', 2]);
    await lose(500);

    expect((await checkOut(held)).status).toBe(200);

    expect(await balances()).toMatchObject({ sweepsRedeemable: 0, sweepsHeld: 0 });
  });

  it.each([
    ['no address', {}, ['address']],
    ['half an address', { address: { name: 'Mei Wong', country: 'US' } }, ['address.line1', 'address.city']],
    [
      'faulty fields',
      { address: { ...address, state: 'XX', postalCode: '1' } },
      ['address.state', 'address.postalCode'],
    ],
    ['another country', { address: { ...address, country: 'CA' } }, ['address.country']],
    ['blanks for a name', { address: { ...address, name: '   ' } }, ['address.name']],
    ['no acceptance of the terms', { acceptedTerms: false, address }, ['acceptedTerms']],
    ['an unknown field', { address, coupon: 'x' }, ['coupon']],
  ])('refuses %s, names the fields and keeps the hold', async (_case, more, fields) => {
    const { hold, checkOut, shop, stores } = await setup();

    const refused = await checkOut(await hold(['mug', 1]), more);

    expect(codeOf(refused)).toEqual([400, 'request/invalid']);
    const named = refused.body.error.details.map(({ field }: { field: string }) => field);
    expect(named).toEqual(expect.arrayContaining(fields));
    expect(stores.entries).toHaveLength(4);
    expect(shop.stored.reservations.get(player)?.state).toBe('held');
  });

  it('counts against the write allowance', async () => {
    const { hold, callApi, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const at = { ...dependencies, rules: { ...dependencies.rules, writesPerSecond: 0.5 } };

    const refused = await callApi('POST', '/checkout', {
      key: 'order',
      body: { reservation: held, acceptedTerms: true },
      at,
    });

    expect(codeOf(refused)).toEqual([429, 'request/too-many']);
  });

  it('does not look up the email when the order does not need it', async () => {
    const { hold, callApi, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const at = { ...dependencies, findContact: () => Promise.reject(new Error('asked')) };

    const { status } = await callApi('POST', '/checkout', {
      key: 'order',
      body: { reservation: held, acceptedTerms: true },
      at,
    });

    expect(status).toBe(200);
  });

  it('refuses the reservation of another player', async () => {
    const { hold, callApi, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const other = 'somebody-else';
    await declareResidency(dependencies, other);
    await grantCoins(dependencies, other, {
      key: 'won',
      account: 'player:sweeps-redeemable',
      amount: amount(5000),
      reason: 'test',
    });

    const refused = await callApi('POST', '/checkout', {
      key: 'order',
      body: { reservation: held, acceptedTerms: true },
      as: other,
    });

    expect(codeOf(refused)).toEqual([409, 'checkout/reservation-lapsed']);
  });

  it('assigns available gift codes and delivers the order', async () => {
    const { hold, checkOut, addCodes, shop } = await setup();
    await addCodes('rare', 'first-code');

    const { body } = await checkOut(await hold(['rare', 1]));

    expect(body.order).toMatchObject({ status: 'delivered', codesMissing: 0, cancellable: false });
    expect(body.order.codes).toEqual([
      {
        number: 1,
        product: 'rare',
        givenAt: start.toISOString(),
        firstShownAt: null,
        views: 0,
        replacements: 0,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('first-code');
    expect([...shop.stored.gifts.waiting]).toEqual([]);
  });

  it('queues the order for codes when the pool is empty', async () => {
    const { hold, checkOut, shop } = await setup();

    const { body } = await checkOut(await hold(['rare', 1]));

    expect(body.order).toMatchObject({ status: 'placed', codes: [], codesMissing: 1, cancellable: true });
    expect([...shop.stored.gifts.waiting.values()]).toMatchObject([
      { product: 'rare', order: body.order.id, quantity: 1 },
    ]);
  });
});
