import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { openBuyer as open, paidEvent, sendEvent, signProviderEvent } from './buyer';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

let casino: Casino;
let admin: string;

beforeAll(async () => {
  // The reconciliation runs only on demand and checks every purchase.
  casino = await openCasino({ overrides: { CHECK_AFTER_SECONDS: '0' }, scheduleScale: 1_000 });
  admin = await casino.signInNewPlayer('cashier@jade.test', ['SUPERADMINS']);
});
afterAll(() => casino.close());

const openBuyer = (email: string, who = {}) => open(casino, email, who);
const send = (body: string, signature: string) => sendEvent(casino, body, signature);
const reconcile = () => casino.invoke('lambdas/functions/schedule-purchases/handler.ts', {});
const statesOf = ({ timeline }: { timeline: { state: string }[] }) => timeline.map(({ state }) => state);

describe('a purchase', () => {
  it('goes from offer through payment to credit, with a receipt', async () => {
    const { callApi, begin, choose, read, balances } = await openBuyer('buyer@jade.test');
    const before = await balances();

    const offered = (await callApi('GET', '/coins/packages')).body;
    const { purchase, checkoutUrl } = await begin();
    const chosen = await choose(purchase.id, 'pay');

    expect(offered.sweepsRefusedAs).toBeNull();
    expect(offered.items[2]).toMatchObject({ id: 'coins-499', available: true, refusedAs: null });
    expect(checkoutUrl).toBe(`/Coins/checkout/${purchase.id}`);
    expect(chosen.status).toBe(200);
    const after = await read(purchase.id);
    expect(statesOf(after)).toEqual(['created', 'paid', 'credited']);
    expect(after.receiptNumber).toBe(`JH-${purchase.id}`);
    expect(await balances()).toMatchObject({
      gold: before.gold + 50_000,
      sweepsUnplayed: before.sweepsUnplayed + 500,
    });
    expect((await callApi('GET', '/coins/packages')).body.items[0].refusedAs).toBe('coins/offer-used');
  });

  it('requires accepted terms, and credits only Gold Coins in a state without Sweeps Coins, as offered', async () => {
    const stranger = await openBuyer('stranger@jade.test', { acceptsTerms: false });
    const newYorker = await openBuyer('new-yorker@jade.test', { state: 'NY' });

    expect((await stranger.begin()).error.code).toBe('account/terms-needed');
    expect((await newYorker.callApi('GET', '/coins/packages')).body.sweepsRefusedAs).toBe(
      'player/state-blocked',
    );
    const { purchase } = await newYorker.begin();
    expect(purchase).toMatchObject({ gold: 50_000, sweeps: 0 });
  });

  it('returns the same response for a repeated key and opens one checkout', async () => {
    const { callApi } = await openBuyer('repeater@jade.test');
    const begin = () => callApi('POST', '/coins/purchases', { packageId: 'coins-199' }, 'one-key');

    const first = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, begin));

    expect(first.status).toBe(200);
    expect(new Set([first.text, ...answers.map(({ text }) => text)]).size).toBe(1);
    expect((await callApi('GET', '/coins/purchases')).body.items).toHaveLength(1);
  });

  it('is credited once under concurrent webhook events, and forged or stale signatures get 400', async () => {
    const { id, begin, choose, read, balances } = await openBuyer('webhook@jade.test');
    const before = await balances();
    const { purchase } = await begin();
    await choose(purchase.id, 'pay-unreported');
    const body = paidEvent(id, purchase.id);
    const validSignature = await signProviderEvent(casino, body);
    const expiredSignature = await signProviderEvent(casino, body, new Date(Date.now() - 301_000));

    expect(
      await Promise.all([
        send(body, 'guessed'),
        send(body, expiredSignature),
        send(`${body} `, validSignature),
      ]),
    ).toEqual([400, 400, 400]);
    expect((await read(purchase.id)).state).toBe('created');
    const answers = await Promise.all(
      Array.from({ length: sizes.identicalRequests }, () => send(body, validSignature)),
    );
    while ((await send(body, validSignature)) !== 200);

    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statesOf(await read(purchase.id))).toEqual(['created', 'paid', 'credited']);
    expect((await balances()).gold).toBe(before.gold + 50_000);
  });

  it('acknowledges an event of an unknown purchase with 200', async () => {
    const { id } = await openBuyer('unknown@jade.test');
    const body = paidEvent(id, '2026-01-01-000000000-000000');

    expect(await send(body, await signProviderEvent(casino, body))).toBe(200);
  });

  it('is credited by the reconciliation without a webhook, and ends when unpaid', async () => {
    const { callApi, begin, choose, read } = await openBuyer('quiet@jade.test');
    const paid = (await begin()).purchase.id;
    const twice = (await begin('coins-199')).purchase.id;
    const declined = (await begin('coins-999')).purchase.id;
    await choose(declined, 'decline');
    const abandoned = (await begin('first-999')).purchase?.id;

    await choose(paid, 'pay-unreported');
    await choose(twice, 'pay-twice');
    expect((await choose(abandoned, 'abandon')).status).toBe(200);
    await reconcile();

    expect((await read(paid)).state).toBe('credited');
    expect(statesOf(await read(twice))).toEqual(['created', 'paid', 'credited']);
    expect((await read(declined)).state).toBe('failed');
    expect((await read(abandoned)).timeline.at(-1)).toMatchObject({ state: 'expired', reason: 'canceled' });
    const { limits } = (await callApi('GET', '/play-limits')).body;
    const counted = limits.find(
      (each: { thing: string; period: string }) => each.thing === 'purchase' && each.period === 'day',
    );
    expect(counted.counted).toBe(499 + 199);
  });

  it('is limited to three open ones under concurrency', async () => {
    const { callApi } = await openBuyer('greedy@jade.test');
    const packages = ['coins-199', 'coins-499', 'coins-999', 'coins-1999'];
    const begin = (_each: unknown, index: number) =>
      callApi('POST', '/coins/purchases', { packageId: packages[index % packages.length] }, `key-${index}`);

    const answers = await Promise.all(Array.from({ length: 80 }, begin));

    const { items } = (await callApi('GET', '/coins/purchases')).body;
    expect(items).toHaveLength(3);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error.code);
    expect(new Set(refused)).toEqual(new Set(['coins/too-many-open']));
  });

  it('counts against the purchase limit when begun', async () => {
    const { callApi, begin } = await openBuyer('limited@jade.test');
    await callApi('PUT', '/play-limits/limits', { thing: 'purchase', period: 'day', most: 700 });

    await begin();
    const refused = await begin('coins-999');

    expect(refused.error).toMatchObject({
      code: 'play-limits/purchase-limit-reached',
      details: { left: 201, period: 'day' },
    });
  });

  it('debits the remaining balance on a larger refund, and freezes Sweeps play until a superadmin lifts it', async () => {
    const { id, token, callApi, begin, choose, read, balances } = await openBuyer('refunded@jade.test');
    const { purchase } = await begin();
    await choose(purchase.id, 'pay');
    const { sweepsUnplayed } = await balances();
    const gone = await casino.callApi('POST', `/admin/players/${id}/adjustments`, {
      token: admin,
      key: randomUUID(),
      body: { account: 'player:sweeps-unplayed', amount: -sweepsUnplayed, reason: 'for the test' },
    });
    expect(gone.status).toBe(200);

    await choose(purchase.id, 'refund');
    const played = await casino.playRound(token, randomUUID(), { coin: 'sweeps', stake: 20 });
    const gold = await casino.playRound(token, randomUUID(), { coin: 'gold', stake: 100 });
    const lifted = await casino.callApi('POST', `/admin/players/${id}/sweeps-freeze/lifts`, {
      token: admin,
      key: randomUUID(),
      body: { note: 'settled with the player' },
    });
    const playedAfter = await casino.playRound(token, randomUUID(), { coin: 'sweeps', stake: 20 });

    expect(await read(purchase.id)).toMatchObject({ state: 'refunded', refundedCents: 499 });
    expect(played.body.error.code).toBe('player/sweeps-frozen');
    expect(gold.status).toBe(200);
    expect(lifted.body.transaction).toMatchObject({
      kind: 'sweeps-freeze',
      sweepsFreeze: { isFrozen: false },
    });
    expect(playedAfter.body.error.code).toBe('wallet/insufficient-funds');
    const { items } = (await callApi('GET', '/wallet/transactions?kind=refund')).body;
    expect(items[0].refund).toEqual({ purchase: purchase.id, cents: 499, owed: { gold: 0, sweeps: 500 } });
  });

  it('freezes Sweeps play during a dispute, until it is won', async () => {
    const { token, begin, choose, read } = await openBuyer('disputed@jade.test');
    const { purchase } = await begin();
    await choose(purchase.id, 'pay');

    await choose(purchase.id, 'dispute');
    const during = await casino.playRound(token, randomUUID(), { coin: 'sweeps', stake: 20 });
    await choose(purchase.id, 'dispute-won');
    const after = await casino.playRound(token, randomUUID(), { coin: 'sweeps', stake: 20 });

    expect(during.body.error.code).toBe('player/sweeps-frozen');
    expect(after.status).toBe(200);
    expect(statesOf(await read(purchase.id))).toEqual([
      'created',
      'paid',
      'credited',
      'disputed',
      'credited',
    ]);
  });

  it('is visible only to its player', async () => {
    const { begin } = await openBuyer('owner@jade.test');
    const other = await openBuyer('other@jade.test');
    const { purchase } = await begin();

    expect((await other.callApi('GET', `/coins/purchases/${purchase.id}`)).body.error.code).toBe(
      'coins/unknown-purchase',
    );
    expect((await other.choose(purchase.id, 'pay')).body.error.code).toBe('coins/unknown-purchase');
    expect((await other.callApi('GET', '/coins/purchases/first')).body.error.code).toBe(
      'coins/unknown-purchase',
    );
  });
});

it('leaves a consistent ledger', async () => {
  expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
});
