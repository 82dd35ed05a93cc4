import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayState } from '#domain/play-limits/play-state';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { requestDeletion } from '#domain/player/deletion';
import { newIdentityCheck } from '#domain/player/identity-check';
import { statusOf } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import { noCoins } from '#domain/wallet/balances';
import { closeBalances } from '#domain/wallet/closing';
import { createFakePurchases } from '#lambdas/fakes/purchases';
import { openSeal } from '#lambdas/gift-codes/seal-fixture';
import { viewCode } from '#lambdas/gift-codes/view-code';
import { codeOf, player, start } from '#lambdas/shop/shop-fixture';
import { admin, setup, shipping } from './admin-fixture';

/** An identified player, to whom codes are shown without delay. */
const showsAtOnce = {
  ledger: { find: async () => undefined },
  checks: { load: async (of: string) => ({ ...newIdentityCheck(of), state: 'approved' as const }) },
  purchases: createFakePurchases().purchases,
};

describe('POST /admin/orders/{player}/{id}/steps', () => {
  it('takes an order from placed to delivered and audits each step', async () => {
    const { step, log } = await setup();

    await step({ status: 'approved', promisedOn: '2026-12-01' });
    await step({ ...shipping, note: 'In two boxes' });
    const { body } = await step({ status: 'delivered' });

    expect(body.order.timeline.map(({ status }: { status: string }) => status)).toEqual([
      'placed',
      'approved',
      'shipped',
      'delivered',
    ]);
    expect(body.order.revision).toBe(3);
    expect(body.order.timeline[1]).toMatchObject({ actor: 'admin', promisedOn: '2026-12-01' });
    expect(body.order.timeline[2]).toMatchObject({
      note: 'In two boxes',
      parcel: { carrier: 'usps', trackingNumber: '9400 1000' },
    });
    expect(log.audited.map(({ act, actor }) => [act, actor])).toEqual([
      ['order-approved', admin],
      ['order-shipped', admin],
      ['order-delivered', admin],
    ]);
    expect(JSON.stringify(log.audited)).not.toMatch(/boxes|9400|Mei/);
  });

  it('takes a step once per key and repeats its response', async () => {
    const { step, log } = await setup();
    const first = await step({ status: 'approved' }, { key: 'one' });
    await step(shipping);

    const again = await step({ status: 'approved' }, { key: 'one' });
    const other = await step({ status: 'approved', note: 'Well' }, { key: 'one' });

    expect(again).toEqual(first);
    expect(codeOf(other)).toEqual([422, 'idempotency/key-reused']);
    expect(log.audited).toHaveLength(2);
  });

  it('refuses the second of two admins with the current status of the order', async () => {
    const { step, shop } = await setup();
    let other: Awaited<ReturnType<typeof step>> | undefined;
    shop.beforeNextCommit(async () => void (other = await step({ status: 'approved' }, { as: 'another' })));

    const own = await step({ status: 'approved' });

    expect(other?.status).toBe(200);
    expect(own).toMatchObject({
      status: 409,
      body: { error: { code: 'orders/step-refused', details: { from: 'approved', to: 'approved' } } },
    });
  });

  it.each([
    [{ status: 'declined' }, 'reason'],
    [{ status: 'approved', reason: 'goodwill' }, 'reason'],
    [{ status: 'declined', reason: 'goodwill' }, 'reason'],
    [{ status: 'approved', carrier: 'ups', trackingNumber: '1Z999' }, 'trackingNumber'],
    [{ status: 'shipped' }, 'trackingNumber'],
    [{ status: 'approved', promisedOn: '2026-11-01' }, 'promisedOn'],
  ])('refuses an inconsistent step and names the field: %j', async (body, field) => {
    const { step } = await setup();

    const answer = await step(body);

    expect(codeOf(answer)).toEqual([400, 'request/invalid']);
    expect(answer.body.error.details).toMatchObject([{ field }]);
  });

  it('returns 404 for an unknown order and 403 without the admin group', async () => {
    const { step } = await setup();

    expect(codeOf(await step({ status: 'approved' }, {}, 'none'))).toEqual([404, 'orders/unknown-order']);
    expect(codeOf(await step({ status: 'approved' }, { groups: '' }))).toEqual([403, 'session/forbidden']);
  });
});

describe('undoing an order', () => {
  const undone = { status: 'canceled', reason: 'not-available' };
  const minutesAgo = (minutes: number) => ({ signedInAt: new Date(start.getTime() - minutes * 60_000) });

  it('needs a recent sign-in and moves nothing without one, unlike the steps toward delivery', async () => {
    const { step, balances, stockOf, log } = await setup();
    const before = [await balances(), stockOf('mug')];

    const refused = await step(undone, minutesAgo(16));

    expect(refused).toMatchObject({
      status: 401,
      body: { error: { code: 'session/not-recent', details: { withinMinutes: 15 } } },
    });
    expect([[await balances(), stockOf('mug')], log.audited]).toEqual([before, []]);
    expect((await step({ status: 'approved' }, minutesAgo(16))).status).toBe(200);
    expect((await step(undone, minutesAgo(14))).status).toBe(200);
  });

  it('repeats its response without a recent sign-in', async () => {
    const { step } = await setup();
    const first = await step(undone, { key: 'one' });

    expect(await step(undone, { key: 'one', ...minutesAgo(16) })).toEqual(first);
  });

  it('takes back the Gold Coins that it credited and returns everything else', async () => {
    const { step, balances, stockOf } = await setup([['purse', 1]]);
    const before = await balances();

    const { status } = await step({ status: 'refunded', reason: 'goodwill' });

    const after = await balances();
    expect(status).toBe(200);
    expect([after.gold, after.sweepsRedeemable, stockOf('purse')]).toEqual([
      before.gold - 100_000,
      10_000,
      5,
    ]);
  });

  it('is refused with the shortfall and moves nothing while Gold Coins are missing', async () => {
    const { step, balances, spendGold, stockOf } = await setup([['purse', 1]]);
    await spendGold(10_001);
    const before = await balances();

    const refused = await step({ status: 'refunded', reason: 'goodwill' });

    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'orders/gold-spent', details: { shortBy: 1 } } },
    });
    expect([await balances(), stockOf('purse')]).toEqual([before, 4]);
  });

  it.each<[string, Partial<PlayState>]>([
    ['whose Sweeps Coins are frozen', { frozen: ['a-disputed-purchase'] }],
    ['on a break', { timeOut: takeBreak(null, 7, start) }],
    ['who excluded themselves for good', { timeOut: exclude(null, null, start) }],
    ['who is suspended', { suspension: { since: start, reason: 'unusual-play' } }],
    ['who asked to be deleted', { deletion: requestDeletion(null, start) }],
  ])('succeeds for a player %s and keeps the play state', async (_who, bounds) => {
    const { step, bind, balances, stockOf, stores } = await setup();
    await bind(bounds);

    const { status } = await step({ status: 'declined', reason: 'not-available' });

    expect([status, (await balances()).sweepsRedeemable, stockOf('mug')]).toEqual([200, 10_000, 5]);
    expect((await stores.wallets.load(player))!.play).toMatchObject(bounds);
  });

  it('leaves the coins of a closed account with the house and returns the pieces', async () => {
    const { step, bind, balances, stockOf } = await setup([['purse', 1]]);
    await bind({ deletion: { ...requestDeletion(null, start), closedAt: start } }, closeBalances);

    const { status } = await step({ status: 'refunded', reason: 'goodwill' });

    expect([status, await balances(), stockOf('purse')]).toEqual([200, noCoins, 5]);
  });

  it('returns unseen codes to the pool and keeps codes that were viewed', async () => {
    const { step, add, order, shop, wait, callApi } = await setup();
    shop.stored.products.set('rare', { ...shop.stored.products.get('rare')!, stock: 2 });
    await add(['code-one', 'code-two']);
    const gift = await order(['rare', 2]);
    const viewed = await viewCode(
      { ...shop, ...showsAtOnce, pause: async () => undefined, now: () => wait(1) },
      openSeal(),
      {
        player,
        order: gift,
        number: 2,
      },
    );

    const undone = await step(
      { status: 'refunded', reason: 'code-not-valid' },
      { groups: 'SUPERADMINS' },
      gift,
    );

    expect(viewed).toMatchObject({ code: expect.stringMatching(/^code-/), views: 1 });
    expect(undone.body.order.codes).toMatchObject([{ number: 1, views: 1 }]);
    expect((await callApi('GET', '/admin/gift-codes')).body.items).toMatchObject([{ left: 1, given: 1 }]);
  });

  it('conserves coins and pieces for any sequence of steps', async () => {
    const anyStep = fc.constantFrom(
      { status: 'approved' },
      shipping,
      { status: 'delivered' },
      { status: 'declined', reason: 'not-available' },
      { status: 'canceled', reason: 'asked-by-player' },
      { status: 'refunded', reason: 'goodwill' },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 6 }), fc.boolean(), async (steps, isTwice) => {
        const { step, balances, stockOf, shop, id } = await setup([
          ['mug', 2],
          ['purse', 1],
        ]);

        for (const [index, body] of steps.entries())
          for (let times = isTwice ? 2 : 1; times > 0; times -= 1) await step(body, { key: `k${index}` });

        const order = shop.stored.orders.get(`${player} ${id}`)!;
        const wasUndone = isUndone(statusOf(order));
        expect(await balances()).toMatchObject(
          wasUndone
            ? { sweepsRedeemable: 10_000, gold: 10_000, sweepsHeld: 0 }
            : { sweepsRedeemable: 7_000, gold: 110_000, sweepsHeld: 0 },
        );
        expect([stockOf('mug'), stockOf('purse')]).toEqual(wasUndone ? [5, 5] : [3, 4]);
        expect(new Set(order.timeline.map(({ status }) => status)).size).toBe(order.timeline.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('GET /admin/orders', () => {
  it('lists waiting orders from the oldest, in pages', async () => {
    const { callApi, order, id, wait } = await setup();
    const others: string[] = [];
    for (const wanted of ['pin', 'mug']) {
      wait(1);
      others.push(await order([wanted, 3]));
    }

    const first = await callApi('GET', '/admin/orders?limit=2');
    const second = await callApi('GET', `/admin/orders?limit=2&after=${encodeURIComponent(first.body.next)}`);

    const ids = [...first.body.items, ...second.body.items].map((each: { id: string }) => each.id);
    expect(ids).toEqual([id, ...others]);
    expect(second.body.next).toBeNull();
    expect(first.body.items[0]).toMatchObject({ player, status: 'placed' });
    expect((await callApi('GET', '/admin/orders?status=delivered')).body.items).toEqual([]);
    expect((await callApi('GET', `/admin/orders/${player}/${id}`)).body.order).toEqual(first.body.items[0]);
  });

  it.each([' player', 'number ', 'number'])(
    'refuses to continue after "%s", which no page ended with',
    async (after) => {
      const { callApi } = await setup();

      const answer = await callApi('GET', `/admin/orders?after=${encodeURIComponent(after)}`);

      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request/invalid' } } });
    },
  );
});

describe('POST /admin/gift-codes/{product}/codes', () => {
  it('returns the line numbers of duplicates and never a code', async () => {
    const { add, callApi, shop } = await setup();
    const first = await add(['one', '', ' two ', 'one']);
    const second = await add(['two', 'three'], 'more');

    expect(first.body).toEqual({
      added: 2,
      duplicates: [{ line: 4, of: 'this-list' }],
      invalid: [],
      served: 0,
    });
    expect(second.body).toEqual({
      added: 1,
      duplicates: [{ line: 1, of: 'the-pool' }],
      invalid: [],
      served: 0,
    });
    expect(await add(['one', '', ' two ', 'one'])).toEqual(first);
    expect((await callApi('GET', '/admin/gift-codes')).body.items).toEqual([
      { product: 'rare', name: 'The rare', stock: 1, pattern: null, left: 3, given: 0, waiting: 0 },
    ]);
    expect(JSON.stringify([...shop.stored.gifts.codes])).not.toMatch(/"(one|two|three)"/);
  });

  it.each([
    ['all', ['one', 'two']],
    ['none', ['one', 'one']],
  ])('refuses other lines under the key of a request that added %s', async (_which, lines) => {
    const { add, callApi } = await setup();
    await add(['one'], 'before');
    const first = await add(lines);
    const before = (await callApi('GET', '/admin/gift-codes')).body;

    const other = await add(['three', ...lines]);

    expect(codeOf(other)[1]).toBe('idempotency/key-reused');
    expect((await callApi('GET', '/admin/gift-codes')).body).toEqual(before);
    expect(await add(lines)).toEqual(first);
  });

  it('gives the new code to a waiting order', async () => {
    const { add, callApi, order, shop, log } = await setup([['rare', 1]]);
    void order;
    const [waiting] = [...shop.stored.orders.values()];

    const { body } = await add(['here-it-is']);

    expect(body).toEqual({ added: 1, duplicates: [], invalid: [], served: 1 });
    const { body: served } = await callApi('GET', `/admin/orders/${player}/${waiting!.id}`);
    expect(served.order).toMatchObject({ status: 'delivered', codesMissing: 0, codes: [{ number: 1 }] });
    expect(shop.stored.gifts.waiting.size).toBe(0);
    expect(log.audited.map(({ act, detail }) => [act, detail])).toEqual([
      ['gift-codes-added', { codes: 1 }],
      ['personal-data-read', { route: 'readBoardOrder' }],
    ]);
  });

  it('returns 404 for a product that is no gift', async () => {
    const { add } = await setup();

    expect(codeOf(await add(['one'], 'k', 'mug'))).toEqual([404, 'cart/unknown-product']);
    expect(codeOf(await add(['one'], 'k', 'nothing'))).toEqual([404, 'cart/unknown-product']);
  });
});
