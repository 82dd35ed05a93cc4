import { describe, expect, it } from 'vitest';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { openPayments, player } from './payments/payment-fixture';
import { coinsRoutes } from './routes';

async function setup({ isSandbox = true } = {}) {
  const payments = await openPayments();
  const { dependencies, provider, checkouts } = payments;
  const app = coinsRoutes({
    ...dependencies,
    sandbox: isSandbox ? { provider, checkouts } : null,
    api: { siteOrigin: '*', log: () => undefined },
  });
  let keys = 0;
  const callApi = async (
    method: string,
    path: string,
    body?: object,
    key = `key-${(keys += 1)}`,
    sub = player,
  ) => {
    const claims = { sub, token_use: 'access', auth_time: '1700000000', iat: '1700000000', username: sub };
    const event = authorizedEvent(claims);
    const text = body && JSON.stringify(body);
    const headers = { 'Idempotency-Key': key, 'Content-Type': 'application/json' };
    const answer = await app.request(path, { method, headers, ...(text && { body: text }) }, { event });
    return { status: answer.status, body: (await answer.json()) as ReturnType<typeof JSON.parse> };
  };
  const begin = async (packageId = 'coins-499') =>
    (await callApi('POST', '/coins/purchases', { packageId })).body.purchase.id as string;
  const choose = (id: string, outcome: string, key?: string) =>
    callApi('POST', `/coins/sandbox/${id}/outcomes`, { outcome }, key);
  return { ...payments, callApi, begin, choose };
}

describe('GET /coins/packages', () => {
  it('offers all packages to an eligible player, the first-purchase offer first', async () => {
    const { callApi } = await setup();

    const { body } = await callApi('GET', '/coins/packages');

    expect(body.sweepsRefusedAs).toBeNull();
    expect(body.items).toHaveLength(9);
    expect(body.items[0]).toEqual({
      id: 'first-999',
      priceCents: 999,
      gold: 200_000,
      sweeps: 2_000,
      isFirstPurchase: true,
      available: true,
      refusedAs: null,
    });
  });

  it('returns why each package cannot be bought now', async () => {
    const { callApi, changePlay, disagree } = await setup();
    const refusals = async () =>
      (await callApi('GET', '/coins/packages')).body.items.map(
        (each: { refusedAs: string | null }) => each.refusedAs,
      );

    await changePlay((play) => ({ ...play, limits: { 'purchase week': { most: 500, next: null } } }));
    const limited = await refusals();
    disagree();
    const beforeTerms = await refusals();

    const reached = 'play-limits/purchase-limit-reached';
    expect(limited.slice(0, 4)).toEqual([reached, null, null, reached]);
    expect(beforeTerms.slice(0, 4)).toEqual([
      reached,
      'account/terms-needed',
      'account/terms-needed',
      reached,
    ]);
  });

  it('returns why purchases would include no Sweeps Coins', async () => {
    const { callApi, changePlay } = await setup();
    await changePlay((play) => ({ ...play, frozen: ['owed'] }));

    const { body } = await callApi('GET', '/coins/packages');

    expect(body.sweepsRefusedAs).toBe('player/sweeps-frozen');
    expect(body.items[1].available).toBe(true);
  });
});

describe('/coins/purchases', () => {
  it('repeats the first response to a begin, and returns the current state by id', async () => {
    const { callApi, choose } = await setup();
    const begin = () => callApi('POST', '/coins/purchases', { packageId: 'coins-499' }, 'begin');

    const first = await begin();
    const { id } = first.body.purchase;
    await choose(id, 'pay');

    expect(await begin()).toEqual(first);
    expect((await callApi('GET', `/coins/purchases/${id}`)).body.purchase).toMatchObject({
      state: 'credited',
      receiptNumber: `JH-${id}`,
      checkoutUrl: null,
      refundedCents: 0,
    });
  });

  it('lists purchases newest first, in pages', async () => {
    const { callApi, begin, later } = await setup();
    const ids = [await begin()];
    for (const packageId of ['coins-199', 'coins-999']) {
      later(1);
      ids.unshift(await begin(packageId));
    }

    const first = (await callApi('GET', '/coins/purchases?limit=2')).body;
    const second = (await callApi('GET', `/coins/purchases?limit=2&before=${first.next}`)).body;

    expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it('cancels a purchase whose payment page the player left, and no purchase of another player', async () => {
    const { callApi, begin, purchase } = await setup();
    const id = await begin();
    const path = `/coins/purchases/${id}/cancellation`;

    const foreign = await callApi('POST', path, undefined, 'key', '7a1c0c5e-0000-4000-8000-000000000003');
    const before = purchase(id);
    const { status, body } = await callApi('POST', path);

    expect([foreign.body.error.code, before.timeline.length]).toEqual(['coins/unknown-purchase', 1]);
    expect([status, body.purchase.state, body.purchase.timeline.at(-1).reason]).toEqual([
      200,
      'expired',
      'canceled',
    ]);
  });

  it('returns an error code for an unknown package or purchase', async () => {
    const { callApi } = await setup();

    expect((await callApi('POST', '/coins/purchases', { packageId: 'gold' })).body.error.code).toBe(
      'coins/unknown-package',
    );
    expect((await callApi('GET', '/coins/purchases/2026')).body.error.code).toBe('coins/unknown-purchase');
  });
});

describe('practice payments', () => {
  it.each([
    ['pay', 'credited', ['refund', 'dispute']],
    ['pay-twice', 'credited', ['refund', 'dispute']],
    ['decline', 'failed', []],
    ['abandon', 'expired', []],
    ['pay-later', 'created', ['pay', 'decline']],
    ['pay-unreported', 'created', ['refund', 'dispute']],
  ])('set the purchase after %s to %s and offer only possible outcomes', async (outcome, state, outcomes) => {
    const { begin, choose } = await setup();
    const id = await begin();

    const { status, body } = await choose(id, outcome);

    expect(status).toBe(200);
    expect(body.purchase.state).toBe(state);
    expect(body.outcomes).toEqual(outcomes);
  });

  it('can be paid for 45 minutes after leaving the page, and not after being abandoned', async () => {
    const { callApi, begin, choose, clock } = await setup();
    const id = await begin();
    const read = async () => (await callApi('GET', `/coins/purchases/${id}`)).body.purchase;

    const left = await read();
    await choose(id, 'abandon');
    const abandoned = await read();

    expect(new Date(left.payableUntil).getTime() - clock.now.getTime()).toBe(45 * 60_000);
    expect(abandoned).toMatchObject({ state: 'expired', payableUntil: null, checkoutUrl: null });
    expect(abandoned.timeline.at(-1).reason).toBe('canceled');
  });

  it.each(['decline', 'abandon'])('let the player begin the same package again after %s', async (outcome) => {
    const { begin, choose } = await setup();
    const first = await begin('first-999');
    await choose(first, outcome);

    const second = await begin('first-999');
    const { body } = await choose(second, 'pay');

    expect(second).not.toBe(first);
    expect(body.purchase).toMatchObject({ state: 'credited', packageId: 'first-999' });
  });

  it('refuse an outcome that is no longer possible', async () => {
    const { begin, choose } = await setup();
    const id = await begin();
    await choose(id, 'decline');

    const { status, body } = await choose(id, 'pay');

    expect([status, body.error.code]).toEqual([409, 'coins/outcome-not-possible']);
  });

  it('deliver the event again for a repeated key, and refuse the key for another outcome', async () => {
    const { begin, choose, kinds } = await setup();
    const id = await begin();

    await choose(id, 'pay', 'one');
    const again = await choose(id, 'pay', 'one');
    const other = await choose(id, 'refund', 'one');

    expect(again.body.purchase.state).toBe('credited');
    expect(other.body.error.code).toBe('idempotency/key-reused');
    expect(kinds().filter((kind) => kind === 'purchase')).toHaveLength(1);
  });

  it('do not exist on a stage that takes money', async () => {
    const { callApi, begin, choose } = await setup({ isSandbox: false });
    const id = await begin();

    expect((await callApi('GET', `/coins/sandbox/${id}`)).body.error.code).toBe('request/unknown-route');
    expect((await choose(id, 'pay')).status).toBe(404);
  });
});
