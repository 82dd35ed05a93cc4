import { describe, expect, it } from 'vitest';
import { newIdentityCheck } from '#domain/player/identity-check';
import { address, codeOf, player, setup, type Shop, start } from './shop-fixture';

describe('GET /orders', () => {
  it('lists orders from newest to oldest in pages', async () => {
    const { callApi, hold, checkOut, put, reserve, wait } = await setup();
    await checkOut(await hold(['purse', 1]), {}, 'order-0');
    for (const key of ['1', '2']) {
      wait(1);
      await put('purse', 1);
      const { body } = await reserve(`reserve-${key}`);
      await checkOut(body.reservation.id, {}, `order-${key}`);
    }

    const first = await callApi('GET', '/orders?limit=2');
    const second = await callApi('GET', `/orders?limit=2&before=${first.body.next}`);

    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id.slice(0, 20));
    expect(ids).toEqual(['2026-11-21-071205123', '2026-11-21-071204123', '2026-11-21-071203123']);
    expect(second.body.next).toBeNull();
  });

  it('returns an order to its player only', async () => {
    const { callApi, hold, checkOut } = await setup();
    const placed = await checkOut(await hold(['purse', 1]));
    const path = `/orders/${placed.body.order.id}`;

    const own = await callApi('GET', path);
    const other = await callApi('GET', path, { as: 'somebody-else' });
    const unknown = await callApi('GET', '/orders/2026-11-21-071203123-000000');

    expect(own.body.order).toEqual(placed.body.order);
    expect([codeOf(other), codeOf(unknown)]).toEqual([
      [404, 'orders/unknown-order'],
      [404, 'orders/unknown-order'],
    ]);
  });
});

describe('POST /orders/{id}/cancellation', () => {
  const cancel = (shop: Shop, id: string, key = 'cancel', as = player) =>
    shop.callApi('POST', `/orders/${id}/cancellation`, { key, as, body: {} });
  async function setupOrder(...lines: [string, number][]) {
    const shop = await setup();
    const placed = await shop.checkOut(await shop.hold(...lines), { address });
    return { ...shop, opened: shop, id: placed.body.order.id as string };
  }

  it('returns coins and stock, and records reason and time', async () => {
    const { opened, id, balances, stockOf } = await setupOrder(['mug', 2]);

    const { body } = await cancel(opened, id);

    expect(body.order).toMatchObject({ status: 'canceled', cancellable: false });
    expect(body.order.timeline.at(-1)).toMatchObject({ actor: 'player', reason: 'changed-mind' });
    expect(body.balances).toEqual(await balances());
    expect([await balances(), stockOf('mug')]).toEqual([
      expect.objectContaining({ sweepsRedeemable: 10_000, sweepsHeld: 0 }),
      5,
    ]);
  });

  it('cancels once and repeats the response for the same key', async () => {
    const { opened, id, balances, stockOf } = await setupOrder(['mug', 2]);

    const first = await cancel(opened, id);
    const again = await cancel(opened, id);
    const other = await cancel(opened, id, 'another-key');

    expect(again.body.order).toEqual(first.body.order);
    expect(codeOf(other)).toEqual([409, 'orders/not-cancellable']);
    expect([(await balances()).sweepsRedeemable, stockOf('mug')]).toEqual([10_000, 5]);
  });

  it('cancels once when two requests run at the same time', async () => {
    const { opened, id, balances, stockOf, stores } = await setupOrder(['mug', 2]);
    let twin: Awaited<ReturnType<typeof cancel>> | undefined;
    stores.beforeNextCommit(async () => void (twin = await cancel(opened, id)));

    const own = await cancel(opened, id);

    expect([own.status, twin?.status]).toEqual([200, 200]);
    expect(own.body.order).toEqual(twin?.body.order);
    expect([(await balances()).sweepsRedeemable, stockOf('mug')]).toEqual([10_000, 5]);
  });

  it.each([
    ['Gold Coins were credited', [['purse', 1]]],
    [
      'Gold Coins were credited beside it',
      [
        ['purse', 1],
        ['mug', 1],
      ],
    ],
  ] as const)('is refused where %s', async (_name, lines) => {
    const { opened, id, balances } = await setupOrder(
      ...lines.map(([of, count]) => [of, count] as [string, number]),
    );
    const before = await balances();

    expect(codeOf(await cancel(opened, id))).toEqual([409, 'orders/not-cancellable']);
    expect(await balances()).toEqual(before);
  });

  it('refunds the coins and leaves out stock of a deleted product', async () => {
    const { opened, id, balances, stockOf, shop } = await setupOrder(['mug', 1], ['pin', 1]);
    shop.stored.products.delete('mug');

    expect((await cancel(opened, id)).status).toBe(200);
    expect([(await balances()).sweepsRedeemable, stockOf('pin')]).toEqual([10_000, 5]);
    expect([...shop.stored.orders.values()][0]?.timeline.at(-1)?.leftOut).toEqual(['mug']);
  });

  it('removes the order from the code queue', async () => {
    const { opened, id, shop, stockOf } = await setupOrder(['rare', 1]);

    await cancel(opened, id);

    expect([shop.stored.gifts.waiting.size, stockOf('rare')]).toEqual([0, 1]);
  });

  it('returns 404 to another player', async () => {
    const { opened, id } = await setupOrder(['mug', 1]);

    expect(codeOf(await cancel(opened, id, 'k', 'somebody-else'))).toEqual([404, 'orders/unknown-order']);
  });
});

describe('POST /orders/{id}/codes/{number}/views', () => {
  const view = (shop: Shop, id: string, number: number | string = 1, as = player) =>
    shop.callApi('POST', `/orders/${id}/codes/${number}/views`, { as, body: {} });
  async function setupGift({ isIdentified = true } = {}) {
    const shop = await setup();
    if (isIdentified)
      shop.identity.all.set(player, { ...newIdentityCheck(player), state: 'approved', revision: 1 });
    await shop.addCodes('rare', 'HARBOUR-1234');
    const placed = await shop.checkOut(await shop.hold(['rare', 1]));
    return { ...shop, opened: shop, id: placed.body.order.id as string };
  }

  it('returns the code and records every view', async () => {
    const { opened, id, callApi, wait, shop } = await setupGift();

    const first = await view(opened, id);
    wait(60);
    const second = await view(opened, id);

    expect(first.body).toEqual({ code: 'HARBOUR-1234', firstShownAt: start.toISOString(), views: 1 });
    expect(second.body).toEqual({ code: 'HARBOUR-1234', firstShownAt: start.toISOString(), views: 2 });
    expect(
      shop.stored.gifts.views.values().map(({ player: by, order, at }) => [by, order, at.getTime()]),
    ).toEqual([
      [player, id, start.getTime()],
      [player, id, start.getTime() + 60_000],
    ]);
    const { body } = await callApi('GET', `/orders/${id}`);
    expect(body.order.codes).toMatchObject([{ firstShownAt: start.toISOString(), views: 2 }]);
    expect((await shop.giftCodes.codesIn('rare')).codes).toMatchObject([{ state: 'viewed' }]);
    expect(JSON.stringify(body)).not.toContain('HARBOUR');
  });

  it('withholds the code of a new account for 72 hours after its first coins and records no view', async () => {
    const { opened, id, wait, shop } = await setupGift({ isIdentified: false });
    const shownFrom = new Date(start.getTime() + 72 * 3_600_000).toISOString();

    const held = await view(opened, id);
    wait(72 * 3_600 - 1);
    const stillHeld = await view(opened, id);
    const { size } = shop.stored.gifts.views;
    wait(1);
    const shown = await view(opened, id);

    for (const { status, body } of [held, stillHeld])
      expect([status, body.error.code, body.error.details]).toEqual([409, 'orders/code-held', { shownFrom }]);
    expect([size, JSON.stringify([held, stillHeld]).includes('HARBOUR')]).toEqual([0, false]);
    expect(shown.body).toMatchObject({ code: 'HARBOUR-1234', views: 1 });
  });

  it('returns the code to a new account with a paid purchase', async () => {
    const { opened, id, purchases } = await setupGift({ isIdentified: false });
    const first = await purchases.first(player);

    await opened.shop.commitTogether([
      purchases.replaceFirst(first, { ...first, paid: 'a-purchase', revision: 1 }),
    ]);

    expect((await view(opened, id)).body).toMatchObject({ code: 'HARBOUR-1234' });
  });

  it('stores no code in plain text', async () => {
    const { shop } = await setupGift();

    expect(JSON.stringify([...shop.stored.gifts.codes, ...shop.stored.orders])).not.toContain('HARBOUR');
  });

  it('returns 404 for another player or an unknown number', async () => {
    const { opened, id } = await setupGift();

    expect(codeOf(await view(opened, id, 1, 'somebody-else'))).toEqual([404, 'orders/unknown-order']);
    expect(codeOf(await view(opened, id, 2))).toEqual([404, 'orders/unknown-code']);
    expect(codeOf(await view(opened, id, 0))).toEqual([400, 'request/invalid']);
  });
});
