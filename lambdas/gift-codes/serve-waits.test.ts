import { describe, expect, it } from 'vitest';
import { statusOf } from '#domain/rewards/order';
import { codesWanted } from '#domain/rewards/order-code';
import { isUndone } from '#domain/rewards/order-reason';
import { isRefusal } from '#lambdas/runtime/refusal';
import { player, product, setup as openShop } from '#lambdas/shop/shop-fixture';
import { stepOrder } from '../orders/step-order';
import { serveOrders } from './serve-orders';
import { serveWaits } from './serve-waits';

/** Sets up a shop with gifts, functions that place orders, and the sweep of waiting orders. */
async function setup() {
  const opened = await openShop({ redeemable: 100_000 });
  const { shop, dependencies } = opened;
  for (const id of ['film', 'tea']) shop.stored.products.set(id, product(id, 'gifts', { stock: 9 }));
  const { orders, gifts } = shop.stored;
  const hold = async (id: string, quantity = 1) => {
    await opened.put(id, quantity);
    return (await opened.reserve(`reserve-${orders.size}`)).body.reservation.id as string;
  };
  const order = async (id: string, quantity = 1) => {
    const { body } = await opened.checkOut(await hold(id, quantity), {}, `order-${orders.size}`);
    // Order ids contain their time.
    opened.wait(1);
    return body.order.id as string;
  };
  const codesOf = (id: string) => shop.stored.orders.get(`${player} ${id}`)?.codes.length;

  /** Asserts that each taken code belongs to exactly one order, and that every order with missing codes is queued. */
  function assertCodesKept(): void {
    const all = [...orders.values()];
    const given = all.flatMap(({ codes, id }) => codes.map(({ code }) => `${code} ${id}`));
    const taken = [...gifts.codes.values()].flatMap(({ code, of }) => (of ? [`${code} ${of.order}`] : []));
    expect(given.toSorted()).toEqual(taken.toSorted());
    const wanting = all
      .filter((each) => !isUndone(statusOf(each)) && codesWanted(each).size > 0)
      .map(({ id }) => id);
    const waiting = [...gifts.waiting.values()].map((each) => each.order);
    expect(waiting.toSorted()).toEqual(wanting.toSorted());
  }
  return { ...opened, sweep: serveWaits(dependencies), hold, order, codesOf, assertCodesKept, gifts };
}

describe('serveOrders', () => {
  it('gives codes that were just added and are not in the index yet, each once', async () => {
    const { order, addCodes, dependencies, shop, gifts, seal, codesOf, assertCodesKept } = await setup();
    const orders = [await order('film'), await order('film'), await order('film')];
    await addCodes('film', 'first', 'second');
    const { left } = shop.giftCodes;
    shop.giftCodes.left = () => Promise.resolve([]);
    const added = new Map([['film', ['first', 'second'].map((text) => seal.fingerprint('film', text))]]);

    expect(await serveOrders(dependencies, 'film', added)).toBe(2);

    expect(orders.map(codesOf)).toEqual([1, 1, 0]);
    expect(gifts.waiting.size).toBe(1);
    assertCodesKept();
    shop.giftCodes.left = left;
  });

  it('gives no added code that another order took', async () => {
    const { order, hold, checkOut, addCodes, dependencies, shop, seal, assertCodesKept } = await setup();
    await order('film');
    const held = await hold('film');
    await addCodes('film', 'only');
    await checkOut(held, {}, 'takes-the-only-code');
    shop.giftCodes.left = () => Promise.resolve([]);

    const served = await serveOrders(
      dependencies,
      'film',
      new Map([['film', [seal.fingerprint('film', 'only')]]]),
    );

    expect(served).toBe(0);
    assertCodesKept();
  });
});

describe('serveWaits', () => {
  it('serves an order that was queued just after codes were added and served', async () => {
    const { hold, checkOut, addCodes, dependencies, sweep, stores, gifts, assertCodesKept } = await setup();
    const held = await hold('film');
    stores.beforeNextCommit(async () => {
      await addCodes('film', 'came-in-between');
      expect(await serveOrders(dependencies, 'film')).toBe(0);
    });
    await checkOut(held);
    expect(gifts.waiting.size).toBe(1);

    expect(await sweep()).toEqual({ served: 1 });

    expect(gifts.waiting.size).toBe(0);
    assertCodesKept();
    expect(await sweep()).toEqual({ served: 0 });
  });

  it('serves each order once when codes are added and served during the sweep', async () => {
    const { order, addCodes, dependencies, sweep, shop, gifts, assertCodesKept } = await setup();
    for (let each = 0; each < 3; each += 1) await order('film');
    await addCodes('film', 'first');
    shop.beforeNextCommit(async () => {
      await addCodes('film', 'second');
      expect(await serveOrders(dependencies, 'film')).toBe(2);
    });

    await sweep();

    expect([gifts.waiting.size, gifts.codes.size]).toEqual([1, 2]);
    assertCodesKept();
  });

  it('gives codes that came back from a declined order', async () => {
    const { order, addCodes, dependencies, sweep, codesOf, assertCodesKept } = await setup();
    await addCodes('film', 'only');
    const first = await order('film', 2);
    const second = await order('film');
    const declined = await stepOrder(dependencies, {
      player,
      order: first,
      by: 'an-admin',
      key: 'decline',
      step: {
        status: 'declined',
        actor: 'admin',
        reason: 'not-available',
        note: null,
        parcel: null,
        promisedOn: null,
      },
    });

    expect(isRefusal(declined)).toBe(false);
    expect(await sweep()).toEqual({ served: 1 });
    expect(codesOf(second)).toBe(1);
    assertCodesKept();
  });

  it('serves a pool with codes behind any number of orders that wait for an empty one', async () => {
    const { addCodes, sweep, gifts, order, codesOf } = await setup();
    await addCodes('film', 'taken');
    await order('film');
    for (let each = 0; each < 150; each += 1)
      gifts.waiting.set(`film#${each}`, {
        product: 'film',
        player: 'other',
        order: `o-${each}`,
        quantity: 1,
      });
    const last = await order('tea');
    await addCodes('tea', 'for-the-last');

    await sweep();

    expect(codesOf(last)).toBe(1);
  });

  it('serves the other pools when one fails, and then throws', async () => {
    const { order, addCodes, sweep, shop, codesOf, logged } = await setup();
    await order('film');
    const tea = await order('tea');
    for (const id of ['film', 'tea']) await addCodes(id, `of-${id}`);
    const { left } = shop.giftCodes;
    shop.giftCodes.left = (of, limit) =>
      of === 'film' ? Promise.reject(new Error('away')) : left(of, limit);

    await expect(sweep()).rejects.toThrow('1 pools');

    expect([codesOf(tea), logged.at(-1)]).toEqual([1, 'WAITS_NOT_SERVED']);
  });

  it('reads no pools when no order waits', async () => {
    const { sweep, shop } = await setup();
    shop.giftCodes.pools = () => Promise.reject(new Error('looked at'));

    expect(await sweep()).toEqual({ served: 0 });
  });
});
