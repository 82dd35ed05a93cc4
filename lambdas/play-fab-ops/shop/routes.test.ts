import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newIdentityCheck } from '#domain/player/identity-check';
import type { Category } from '#domain/rewards/category';
import { advance } from '#domain/rewards/order';
import type { Product } from '#domain/rewards/product';
import { grantDetail } from '#domain/wallet/grant';
import { transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { authorizedEvent } from '#http/event-fixture';
import { createMemoryIdentity } from '#stores/in-memory/identity';
import { createMemoryShop } from '#stores/in-memory/shop';
import { createMemoryStores } from '#stores/in-memory/wallets';
import type { Log } from '../../outcome/log';
import { lapseReservation } from '../../reservations/lapse-reservation';
import { grantCoins } from '../../wallet/grant-coins';
import { loadOrOpenWallet } from '../../wallet/open-wallet';
import { nothingElse, settleOnce } from '../../wallet/settle-once';
import { shopRoutes } from './routes';

const player = '7a1c0c5e-0000-4000-8000-000000000011';
const start = new Date('2026-11-21T07:12:03.123Z');

const product = (id: string, category: Category | null, over: Partial<Product> = {}): Product => ({
  ...{ id, name: `The ${id}`, image: `media/products/${id}.svg`, terms: 'Handle with care.', category },
  ...{ stock: 5, price: amount(1000), isActive: true },
  ...over,
});
const catalogue = [
  product('mug', 'merch'),
  product('purse', 'coins'),
  product('trip', 'trips', { price: amount(5000) }),
  product('pin', null, { price: amount(400) }),
  product('box', 'mystery_prize'),
  product('draft', 'merch', { isActive: false }),
  product('rare', 'gifts', { stock: 1 }),
  product('sold', 'gifts', { stock: 0 }),
];
const address = {
  ...{
    name: 'Mei Wong',
    line1: '1 Pier Road',
    city: 'Austin',
    state: 'TX',
    postalCode: '73301',
    country: 'US',
  },
};

async function setup({ redeemable = 10_000, identityCheckAbove = 100_000 } = {}) {
  const stores = createMemoryStores();
  const shop = createMemoryShop(catalogue);
  const identity = createMemoryIdentity();
  const clock = { now: start };
  const queued: object[] = [];
  const logged: string[] = [];
  const common = {
    ...{ ...stores, ...shop },
    now: () => clock.now,
    pause: async () => undefined,
    log: (({ code }) => void logged.push(code)) satisfies Log,
    rules: { writesPerSecond: 1000 },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const describePlayer = async (id: string) => ({
    player: id,
    email: 'mei@jade.test',
    isEmailVerified: true,
  });
  const dependencies = {
    ...common,
    loadOrOpen: (id: string) => loadOrOpenWallet(common, id, describePlayer),
    findContact: async (id: string) => (await describePlayer(id)).email,
    checks: identity.checks,
    lapses: { send: async (message: object) => void queued.push(message) },
    checkout: {
      reservationSeconds: 600,
      minimumOrder: amount(1000),
      identityCheckAbove: amount(identityCheckAbove),
    },
    api: { siteOrigin: 'https://play.example', log: common.log },
  };
  if (redeemable > 0)
    await grantCoins(dependencies, player, {
      ...{ key: 'won', account: 'player:sweeps-redeemable', amount: amount(redeemable), reason: 'test' },
    });

  async function ask(
    method: string,
    path: string,
    {
      key,
      body,
      as = player,
      at = dependencies,
    }: { key?: string; body?: object; as?: string; at?: typeof dependencies } = {},
  ) {
    const claims = { sub: as, token_use: 'access' };
    const event = authorizedEvent(claims);
    const headers = {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const text = body && { body: JSON.stringify(body) };
    const response = await shopRoutes(at).request(path, { method, headers, ...text }, { event });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  const put = (id: string, quantity: number) => ask('PUT', `/cart/lines/${id}`, { body: { quantity } });
  const reserve = (key = 'reserve') => ask('POST', '/checkout/reservation', { key, body: {} });
  const checkOut = (reservation: string, more: object = {}, key = 'order') =>
    ask('POST', '/checkout', { key, body: { reservation, acceptedTerms: true, ...more } });
  /** Puts lines into the cart and holds them. */
  const hold = async (...lines: [string, number][]) => {
    for (const [id, quantity] of lines) await put(id, quantity);
    return (await reserve()).body.reservation.id as string;
  };
  /** Loses won coins in a game. */
  const lose = (hundredths: number) =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'lose', key: 'k', input: {} },
      read: nothingElse,
      decide({ wallet }, id) {
        const account = { player: 'player:sweeps-redeemable', house: 'house:games' } as const;
        const postings = transfer({ ...account, amount: amount(-hundredths) });
        return record(wallet, { id, at: clock.now, postings, detail: grantDetail('test') });
      },
    });
  const balances = async () => (await stores.wallets.load(player))!.wallet.balances;
  const stockOf = (id: string) => shop.stored.products.get(id)?.stock;
  const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  return {
    ask,
    put,
    reserve,
    checkOut,
    hold,
    lose,
    balances,
    stockOf,
    wait,
    stores,
    shop,
    identity,
    queued,
    logged,
    dependencies,
  };
}

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('the cart', () => {
  it('is empty for whoever never had one', async () => {
    const { ask } = await setup();

    expect(await ask('GET', '/cart')).toEqual({
      status: 200,
      body: { version: 0, lines: [], total: 0, updatedAt: null },
    });
  });

  it('answers with every line as its product is today', async () => {
    const { ask, put, shop } = await setup();
    await put('mug', 2);
    const answered = await put('pin', 3);
    shop.stored.products.set('mug', product('mug', 'merch', { price: amount(1100) }));
    shop.stored.products.delete('pin');

    const { body } = await ask('GET', '/cart');

    expect(answered.body).toMatchObject({ version: 2, total: 3200, updatedAt: start.toISOString() });
    expect(body).toMatchObject({ version: 2, total: 2200 });
    expect(body.lines).toEqual([
      {
        ...{
          product: 'mug',
          name: 'The mug',
          image: 'media/products/mug.svg',
          category: 'merch',
          quantity: 2,
        },
        ...{ price: 1100, priceWhenAdded: 1000, available: true, notice: 'price-changed', stock: 5 },
      },
      {
        ...{ product: 'pin', name: 'The pin', image: null, category: null, quantity: 3 },
        ...{ price: 400, priceWhenAdded: 400, available: false, notice: 'gone', stock: 0 },
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

  it.each([0, 100, 1.5, '2', null])('refuses a quantity of %s by its field', async (quantity) => {
    const { ask } = await setup();

    const { status, body } = await ask('PUT', '/cart/lines/mug', { body: { quantity } });

    expect([status, body.error.details[0].field]).toEqual([400, 'quantity']);
  });

  it('takes lines out, one or all, and does not mind if they are not there', async () => {
    const { ask, put } = await setup();
    await put('mug', 1);
    await put('pin', 1);

    const one = await ask('DELETE', '/cart/lines/mug');
    const again = await ask('DELETE', '/cart/lines/mug');
    const all = await ask('DELETE', '/cart');

    expect([one.body.lines.length, again.body.version, all.body.lines.length]).toEqual([1, 3, 0]);
    expect(all.body.version).toBe(4);
  });

  it('is changed again as it is after somebody else changed it', async () => {
    const { put, shop } = await setup();
    await put('mug', 1);
    shop.beforeNextCommit(() => put('pin', 2));

    const { body } = await put('mug', 3);

    expect(body.version).toBe(3);
    expect(body.lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2]);
  });

  it('is left as it is when others never leave it alone, and the request can be repeated', async () => {
    const { ask, dependencies, shop } = await setup();
    const at = {
      ...dependencies,
      commitTogether: async () => ({ outcome: 'overtaken' as const, failed: [] }),
    };

    const refused = await ask('PUT', '/cart/lines/mug', { body: { quantity: 1 }, at });

    expect(codeOf(refused)).toEqual([503, 'request/unavailable']);
    expect(shop.stored.carts.size).toBe(0);
  });

  it('is each player’s own', async () => {
    const { ask, put } = await setup();
    await put('mug', 1);

    expect((await ask('GET', '/cart', { as: 'somebody-else' })).body.lines).toEqual([]);
  });
});

describe('a reservation', () => {
  it('takes the pieces, sets their price aside, says until when, and has somebody told', async () => {
    const { put, reserve, stockOf, queued, balances } = await setup();
    await put('mug', 2);
    await put('purse', 1);

    const { status, body } = await reserve();

    expect(status).toBe(200);
    expect(body.reservation).toEqual({
      ...{ id: expect.any(String), expiresAt: '2026-11-21T07:22:03.123Z', total: 3000 },
      ...{ needsAddress: true, goldCredited: 100_000 },
      lines: [
        {
          ...{ product: 'mug', name: 'The mug', image: 'media/products/mug.svg', category: 'merch' },
          ...{ quantity: 2, price: 1000, terms: 'Handle with care.' },
        },
        {
          ...{ product: 'purse', name: 'The purse', image: 'media/products/purse.svg', category: 'coins' },
          ...{ quantity: 1, price: 1000, terms: 'Handle with care.' },
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
  ])('is answered again for the same cart %s, and takes nothing more', async (_case, key) => {
    const { put, reserve, stockOf, queued, wait } = await setup();
    await put('mug', 2);
    const first = await reserve('reserve');
    wait(60);

    expect(await reserve(key)).toEqual(first);
    expect([stockOf('mug'), queued.length]).toEqual([3, 1]);
  });

  it('gives back what the changed cart does not want any more, in one step', async () => {
    const { put, reserve, stockOf, ask, balances } = await setup();
    await put('mug', 4);
    await put('pin', 1);
    const first = await reserve('first');
    await put('mug', 5);
    await ask('DELETE', '/cart/lines/pin');

    const { body } = await reserve('second');

    expect(body.reservation).toMatchObject({ lines: [{ product: 'mug', quantity: 5 }] });
    expect(body.reservation.id).not.toBe(first.body.reservation.id);
    expect([stockOf('mug'), stockOf('pin')]).toEqual([0, 5]);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 5000, sweepsHeld: 5000 });
  });

  it('is made anew when its time is over, with the pieces that nobody gave back yet', async () => {
    const { put, reserve, stockOf, wait } = await setup();
    await put('rare', 1);
    const first = await reserve('first');
    wait(600);

    const { body } = await reserve('second');

    expect(body.reservation.expiresAt).toBe('2026-11-21T07:32:03.123Z');
    expect(body.reservation.id).not.toBe(first.body.reservation.id);
    expect(stockOf('rare')).toBe(0);
  });

  it('lets its player see what is held as theirs', async () => {
    const { put, reserve, ask } = await setup();
    await put('rare', 1);
    await reserve();

    expect((await ask('GET', '/cart')).body.lines[0]).toMatchObject({
      available: true,
      notice: null,
      stock: 1,
    });
  });

  it('names every line that is in the way, and holds nothing', async () => {
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

  it('takes a new price only after the player has put the line again', async () => {
    const { put, reserve, shop } = await setup();
    await put('mug', 1);
    shop.stored.products.set('mug', product('mug', 'merch', { price: amount(1500) }));

    const refused = await reserve('first');
    await put('mug', 1);
    const accepted = await reserve('second');

    expect(codeOf(refused)).toEqual([409, 'checkout/lines-refused']);
    expect(accepted.body.reservation.total).toBe(1500);
  });

  it('is refused for an empty cart and for too small a one', async () => {
    const { put, reserve } = await setup();

    const empty = await reserve();
    await put('pin', 2);
    const small = await reserve();

    expect(codeOf(empty)).toEqual([409, 'checkout/cart-empty']);
    expect(codeOf(small)).toEqual([409, 'checkout/below-minimum']);
    expect(small.body.error.details).toEqual({ minimum: 1000 });
  });

  it('tells a lost race plainly', async () => {
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
  ])('never holds a product that meanwhile %s', async (_case, change) => {
    const { put, reserve, shop, stores, balances } = await setup();
    await put('mug', 1);
    stores.beforeNextCommit(async () => {
      shop.stored.products.set('mug', product('mug', 'merch', change));
    });

    expect(codeOf(await reserve())).toEqual([409, 'checkout/lines-refused']);
    expect(shop.stored.reservations.size).toBe(0);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('replaces another although a product of it was deleted', async () => {
    const { put, reserve, shop, stores, ask } = await setup();
    await put('mug', 1);
    await put('purse', 1);
    await reserve('first');
    await ask('DELETE', '/cart/lines/mug');
    stores.beforeNextCommit(async () => void shop.stored.products.delete('mug'));

    expect((await reserve('second')).body.reservation.lines).toHaveLength(1);
    expect(shop.stored.products.has('mug')).toBe(false);
  });

  it('stands although nobody could be told: the sweep finds it', async () => {
    const { ask, put, dependencies, logged } = await setup();
    await put('mug', 1);
    const at = { ...dependencies, lapses: { send: () => Promise.reject(new Error('away')) } };

    const { status } = await ask('POST', '/checkout/reservation', { key: 'k', body: {}, at });

    expect(status).toBe(200);
    expect(logged).toContain('LAPSE_NOT_QUEUED');
  });

  it('is given up at once, once, and whoever says it again is told so', async () => {
    const { ask, hold, stockOf, balances } = await setup();
    const held = await hold(['mug', 2]);
    const release = (id: string) => ask('DELETE', `/checkout/reservation/${id}`);

    const answers = [await release(held), await release(held), await release('another')];

    expect(answers.map(({ body }) => body.released)).toEqual([true, true, false]);
    expect(stockOf('mug')).toBe(5);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('survives every late repeat of the release of an earlier one', async () => {
    const { ask, put, reserve, stockOf } = await setup();
    const hold = async (key: string) => (await reserve(key)).body.reservation.id as string;
    const release = (id: string) => ask('DELETE', `/checkout/reservation/${id}`);
    await put('mug', 2);
    const earlier = [await hold('first')];
    await release(earlier[0]!);
    earlier.push(await hold('second'));
    await release(earlier[1]!);
    await hold('third');

    for (const id of earlier) expect((await release(id)).body).toEqual({ released: false });

    expect(stockOf('mug')).toBe(3);
  });

  it('cannot be given up where there is none', async () => {
    const { ask } = await setup();

    expect((await ask('DELETE', '/checkout/reservation/none')).body).toEqual({ released: false });
  });

  it('is answered under its key as lapsed once it is over, and nothing is held anew', async () => {
    const { ask, put, reserve, stockOf } = await setup();
    await put('mug', 2);
    const { body } = await reserve('first');
    await ask('DELETE', `/checkout/reservation/${body.reservation.id}`);
    await put('mug', 3);
    await reserve('second');

    expect(codeOf(await reserve('first'))).toEqual([200, undefined]);
    await ask('DELETE', `/checkout/reservation/${(await reserve('second')).body.reservation.id}`);
    expect(codeOf(await reserve('first'))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(stockOf('mug')).toBe(5);
  });

  it('is refused while Sweeps Coins are frozen, and nothing is held', async () => {
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

  it('of prizes that come to more than the free worth, all orders together, is for whoever has shown who they are', async () => {
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

  it('has the id that its player and key lead to, whoever holds it: a retry elsewhere finds the same', async () => {
    const [here, there] = [await setup(), await setup()];

    expect(await here.hold(['mug', 2])).toBe(await there.hold(['mug', 2]));
  });

  it('cannot be played away, and cannot be made twice over of the same coins', async () => {
    const { ask, put, reserve, lose } = await setup({ redeemable: 2000 });
    await put('mug', 2);
    const { body } = await reserve('first');

    await expect(lose(1)).rejects.toThrow('player:sweeps-redeemable would fall to -1');

    await ask('PUT', '/cart/lines/mug', { body: { quantity: 1 } });
    expect((await reserve('second')).body.reservation.total).toBe(1000);
    await lose(1000);
    expect(body.reservation.total).toBe(2000);
  });

  it('is not made of more than the player can pay for, and nothing is taken', async () => {
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
  ])('needs a key for %s %s', async (method, path) => {
    const { ask } = await setup();

    const refused = await ask(method, path, { body: {} });

    expect(codeOf(refused)).toEqual([400, 'idempotency/key-missing']);
  });
});

describe('a checkout', () => {
  it('credits Gold Coins at once and is done', async () => {
    const { hold, checkOut, stockOf, ask } = await setup();

    const { status, body } = await checkOut(await hold(['purse', 2]));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      balances: { gold: 210_000, sweepsUnplayed: 0, sweepsRedeemable: 8000, goldHeld: 0, sweepsHeld: 0 },
      sequence: 4,
      order: { status: 'delivered', total: 2000, goldCredited: 200_000, address: null, contact: null },
    });
    expect(body.order.id).toMatch(/^2026-11-21-071203123-[0-9a-f]{6}$/);
    expect(body.order.timeline.map(({ status: step }: { status: string }) => step)).toEqual([
      ...['placed', 'approved', 'delivered'],
    ]);
    expect(stockOf('purse')).toBe(3);
    expect((await ask('GET', '/cart')).body).toMatchObject({ lines: [], version: 2 });
  });

  it('keeps the address of what is sent and the e-mail for what is arranged, and promises a day', async () => {
    const { hold, checkOut } = await setup();

    const { body } = await checkOut(await hold(['mug', 1], ['trip', 1]), {
      address: { ...address, name: '  Mei Wong ' },
    });

    expect(body.order).toMatchObject({ status: 'placed', address, contact: 'mei@jade.test', total: 6000 });
    expect(body.order.timeline).toEqual([
      {
        ...{ status: 'placed', at: start.toISOString(), actor: 'player', reason: null },
        promisedOn: '2026-11-25',
      },
    ]);
  });

  it('is answered byte for byte for ever, whatever has become of order, cart and reservation', async () => {
    const { hold, checkOut, put, reserve, shop, wait } = await setup();
    const held = await hold(['mug', 1]);
    const first = await checkOut(held, { address });
    const [[name, order]] = [...shop.stored.orders] as [[string, Parameters<typeof advance>[0]]];
    wait(3600);
    const approved = advance(order, {
      ...{ status: 'approved', at: wait(1), actor: 'admin', reason: null, promisedOn: null },
    });
    if ('code' in approved) throw new Error('Refused');
    shop.stored.orders.set(name, approved);
    await put('purse', 1);
    await reserve('later');

    const again = await checkOut(held, { address });

    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(shop.stored.orders.size).toBe(1);
  });

  it('refuses its key for another reservation or address', async () => {
    const { hold, checkOut } = await setup();
    const held = await hold(['mug', 1]);
    await checkOut(held, { address });

    const elsewhere = await checkOut(held, { address: { ...address, city: 'Dallas' } });
    const other = await checkOut('another', { address });

    expect([codeOf(elsewhere), codeOf(other)]).toEqual([
      [422, 'idempotency/key-reused'],
      [422, 'idempotency/key-reused'],
    ]);
  });

  it('orders a reservation once, whatever the key', async () => {
    const { hold, checkOut, stores } = await setup();
    const held = await hold(['purse', 1]);
    await checkOut(held, {}, 'a');

    expect(codeOf(await checkOut(held, {}, 'b'))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(stores.entries).toHaveLength(4);
  });

  it('answers as its twin when both come at once', async () => {
    const { hold, checkOut, stores, shop } = await setup();
    const held = await hold(['purse', 1]);
    let twin: unknown;
    stores.beforeNextCommit(async () => (twin = await checkOut(held)));

    expect(await checkOut(held)).toEqual(twin);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([4, 1]);
  });

  it.each([
    ['its time is over', ({ wait }: Shop) => void wait(600)],
    ['it was released', ({ ask }: Shop, held: string) => ask('DELETE', `/checkout/reservation/${held}`)],
  ])('is refused when %s', async (_case, end) => {
    const shop = await setup();
    const held = await shop.hold(['purse', 1]);
    await end(shop, held);
    const { length } = shop.stores.entries;

    expect(codeOf(await shop.checkOut(held))).toEqual([409, 'checkout/reservation-lapsed']);
    expect(shop.stores.entries).toHaveLength(length);
  });

  it('is refused when the reservation lapses just before it is written', async () => {
    const { hold, checkOut, wait, stores, shop, balances, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    stores.beforeNextCommit(() => {
      wait(600);
      return lapseReservation(dependencies, { player, reservation: held });
    });

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/reservation-lapsed']);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([4, 0]);
    expect(await balances()).toMatchObject({ sweepsRedeemable: 10_000, sweepsHeld: 0 });
  });

  it('is refused when the cart is not the one that was reserved', async () => {
    const { hold, checkOut, put, stores, shop } = await setup();
    const held = await hold(['purse', 1]);
    await put('pin', 1);

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/cart-changed']);
    expect([stores.entries.length, shop.stored.orders.size]).toEqual([3, 0]);
  });

  it('is refused when the cart changes just before it is written', async () => {
    const { hold, checkOut, put, stores } = await setup();
    const held = await hold(['purse', 1]);
    stores.beforeNextCommit(() => put('pin', 1));

    expect(codeOf(await checkOut(held))).toEqual([409, 'checkout/cart-changed']);
  });

  it('takes what was set aside for it and leaves what else there is alone', async () => {
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
    expect(stores.entries).toHaveLength(3);
    expect(shop.stored.reservations.get(player)?.state).toBe('held');
  });

  it('counts against the writes of a second', async () => {
    const { hold, ask, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const at = { ...dependencies, rules: { writesPerSecond: 0.5 } };

    const refused = await ask('POST', '/checkout', {
      ...{ key: 'order', body: { reservation: held, acceptedTerms: true }, at },
    });

    expect(codeOf(refused)).toEqual([429, 'request/too-many']);
  });

  it('asks nobody for an e-mail that the order does not need', async () => {
    const { hold, ask, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const at = { ...dependencies, findContact: () => Promise.reject(new Error('asked')) };

    const { status } = await ask('POST', '/checkout', {
      ...{ key: 'order', body: { reservation: held, acceptedTerms: true }, at },
    });

    expect(status).toBe(200);
  });

  it('never orders somebody else’s reservation', async () => {
    const { hold, ask, dependencies } = await setup();
    const held = await hold(['purse', 1]);
    const other = 'somebody-else';
    await grantCoins(dependencies, other, {
      ...{ key: 'won', account: 'player:sweeps-redeemable', amount: amount(5000), reason: 'test' },
    });

    const refused = await ask('POST', '/checkout', {
      ...{ key: 'order', body: { reservation: held, acceptedTerms: true }, as: other },
    });

    expect(codeOf(refused)).toEqual([409, 'checkout/reservation-lapsed']);
  });
});

describe('orders', () => {
  it('are listed from the newest to the first, a page at a time', async () => {
    const { ask, hold, checkOut, put, reserve, wait } = await setup();
    await checkOut(await hold(['purse', 1]), {}, 'order-0');
    for (const key of ['1', '2']) {
      wait(1);
      await put('purse', 1);
      const { body } = await reserve(`reserve-${key}`);
      await checkOut(body.reservation.id, {}, `order-${key}`);
    }

    const first = await ask('GET', '/orders?limit=2');
    const second = await ask('GET', `/orders?limit=2&before=${first.body.next}`);

    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id.slice(0, 20));
    expect(ids).toEqual(['2026-11-21-071205123', '2026-11-21-071204123', '2026-11-21-071203123']);
    expect(second.body.next).toBeNull();
  });

  it('are read one by one by whom they belong to, and by nobody else', async () => {
    const { ask, hold, checkOut } = await setup();
    const placed = await checkOut(await hold(['purse', 1]));
    const path = `/orders/${placed.body.order.id}`;

    const [own, other, unknown] = [
      await ask('GET', path),
      await ask('GET', path, { as: 'somebody-else' }),
      await ask('GET', '/orders/2026-11-21-071203123-000000'),
    ];

    expect(own.body.order).toEqual(placed.body.order);
    expect([codeOf(other), codeOf(unknown)]).toEqual([
      [404, 'orders/unknown-order'],
      [404, 'orders/unknown-order'],
    ]);
  });
});

type Shop = Awaited<ReturnType<typeof setup>>;
