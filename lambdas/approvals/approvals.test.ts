import { describe, expect, it } from 'vitest';
import { type RequesterLoss, requesterLosses } from '#domain/approvals/approval-request';
import { amount } from '#domain/money/coin';
import type { Product } from '#domain/rewards/product';
import { isOpenToOrders } from '#domain/rewards/random-prize';
import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeBonuses } from '#lambdas/fakes/bonuses';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakePictures } from '#lambdas/fakes/pictures';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeUsers } from '#lambdas/fakes/users';
import { adminRoutes } from '#lambdas/functions/api-admin/routes';
import { openSeal } from '#lambdas/gift-codes/seal-fixture';
import { openPlay } from '#lambdas/play/play-fixture';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';

const ann = 'superadmin-ann';
const bo = 'superadmin-bo';
const cy = 'superadmin-cy';
const box: Product = {
  id: 'box',
  name: 'A box',
  image: null,
  terms: null,
  category: 'mystery_prize',
  stock: 5,
  price: amount(1_000),
  isActive: true,
};
const large = { account: 'player:sweeps-redeemable', amount: 10_001, reason: 'A prize that never came' };
const generous = [
  { kind: 'sweeps', sweeps: 5_000, weight: 9_999 },
  { kind: 'gold', gold: 1, weight: 1 },
];
const stingy = [
  { kind: 'sweeps', sweeps: 599, weight: 9_999 },
  { kind: 'gold', gold: 1, weight: 1 },
];
const modest = [
  { kind: 'gold', gold: 70_000, weight: 9_000 },
  { kind: 'gold', gold: 1, weight: 1_000 },
];

/** The admin routes, with three superadmins, a player who has coins, and a mystery prize. */
async function setup({ leastWorthPercent = 60 } = {}) {
  const { dependencies, stores, player, clock } = await openPlay();
  const users = createFakeUsers(stores.tables);
  const shop = createFakeShop([box], stores.tables);
  const log = createFakeAudit(stores.tables);
  for (const each of [ann, bo, cy]) {
    users.listed.set(each, {
      player: each,
      username: each,
      email: `${each}@jade.test`,
      isEmailVerified: true,
      status: 'CONFIRMED',
    });
    users.groups.set(each, ['SUPERADMINS']);
  }
  const app = adminRoutes({
    ...dependencies,
    ...createFakeIdentity(stores.tables),
    ...log,
    ...users,
    ...shop,
    leastWorthPercent,
    rules: { ...dependencies.rules, identityCheckAbove: amount(10_000) },
    sealOfCodes: async () => openSeal(),
    ...createFakeBonuses(stores.tables),
    traits: createFakeTraits(stores.tables).traits,
    ...createFakePictures(),
    referrals: createFakeReferrals(stores.tables),
  });

  async function submit(as: string, method: string, path: string, body: object = {}, key = 'k') {
    const auth_time = String(Math.floor(clock.now.getTime() / 1_000));
    const claims = { sub: as, token_use: 'access', 'cognito:groups': 'SUPERADMINS', auth_time };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const request = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
    const response = await app.request(path, request, { event: authorizedEvent(claims) });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }
  const adjust = (as: string, body: object, key?: string) =>
    submit(as, 'POST', `/admin/players/${player}/adjustments`, body, key);
  const request = (as: string, body: object = large, of = player, key?: string) =>
    submit(as, 'POST', `/admin/players/${of}/adjustment-requests`, body, key);
  const requestOdds = (as: string, outcomes: object[] = generous) =>
    submit(as, 'POST', '/admin/products/box/odds-requests', { outcomes });
  const decide = (as: string, id: string, verdict: 'approval' | 'decline' = 'approval') =>
    submit(as, 'POST', `/admin/approvals/${id}/${verdict}`);
  const redeemable = async () => (await stores.wallets.load(player))!.wallet.balances.sweepsRedeemable;
  const notified = () => users.events.queued.map(({ message }) => message);
  const approvals = async () => (await submit(bo, 'GET', '/admin/approvals')).body.items;
  /** Ways to lose the superadmin role, by an operator or another admin. */
  const lose: Record<RequesterLoss, (requester: string) => unknown> = {
    'left-group': (requester) => users.groups.set(requester, ['ADMINS']),
    'account-closed': (requester) => users.listed.delete(requester),
    async suspended(requester) {
      const accounts = [{ player: requester, email: `${requester}@jade.test`, grants: [] }];
      await openDemoAccounts(dependencies)({ accounts });
      const suspension = { reason: 'identity-review', note: 'A stolen phone' };
      const { status } = await submit(bo, 'POST', `/admin/players/${requester}/suspensions`, suspension);
      expect(status).toBe(200);
    },
  };
  return {
    ...log,
    ...shop,
    player,
    stores,
    clock,
    users,
    approvals,
    lose,
    submit,
    adjust,
    request,
    requestOdds,
    decide,
    redeemable,
    notified,
  };
}

const refusedAs = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('adjustBalance by one superadmin', () => {
  it('returns 409 and writes nothing above 100 SC, for credits and debits', async () => {
    const { adjust, stores, audited, redeemable } = await setup();
    const { length } = stores.entries;

    const refused = [
      await adjust(ann, large),
      await adjust(ann, { ...large, amount: -10_001 }, 'taken'),
      await adjust(ann, { ...large, amount: 1_000_000_000 }, 'all'),
    ];

    for (const answer of refused) expect(refusedAs(answer)).toEqual([409, 'approvals/required']);
    expect(refused[0]?.body.error.details).toEqual({ most: 10_000 });
    expect([stores.entries.length, audited.length, await redeemable()]).toEqual([length, 0, 6_000]);
  });

  it('counts the adjustments of all superadmins in a day, and allows more the next day', async () => {
    const { adjust, clock, redeemable } = await setup();
    const part = { ...large, amount: 5_000 };

    const answers = [
      await adjust(ann, part, 'first'),
      await adjust(bo, part, 'second'),
      await adjust(ann, { ...part, amount: -1 }, 'third'),
      await adjust(cy, { ...part, account: 'player:sweeps-unplayed', amount: 1 }, 'fourth'),
      await adjust(ann, part, 'first'),
    ];
    clock.now = new Date('2026-11-22T00:00:00Z');
    const later = await adjust(ann, { ...part, amount: 1 }, 'fifth');

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409, 200]);
    expect([later.status, await redeemable()]).toEqual([200, 16_001]);
  });

  it('enforces the daily limit for concurrent requests', async () => {
    const { adjust, redeemable } = await setup();
    const part = { ...large, amount: 6_000 };

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => adjust(ann, part, `k-${index}`)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await redeemable()).toBe(12_000);
  });
});

describe('requestAdjustment', () => {
  it('writes the request once per key, notifies every other superadmin, and moves no coins', async () => {
    const { request, submit, notified, audited, redeemable, player } = await setup();

    const first = await request(ann);
    const again = await request(ann);
    const reused = await request(ann, { ...large, amount: 20_000 });

    expect(first.body.request).toMatchObject({
      status: 'waiting',
      requestedBy: ann,
      requestedAt: '2026-11-21T12:00:00.000Z',
      lapsesAt: '2026-11-24T12:00:00.000Z',
      decidedBy: null,
      act: { kind: 'adjustment', ...large },
    });
    expect(again.text).toBe(first.text);
    expect(refusedAs(reused)).toEqual([422, 'idempotency/key-reused']);
    const listed = await submit(bo, 'GET', '/admin/approvals');
    expect(listed.body).toMatchObject({ items: [first.body.request], next: null });
    expect(listed.body.people.map((person: { player: string }) => person.player)).toEqual([ann, player]);
    expect(notified()).toMatchObject([{ player: bo }, { player: cy }]);
    expect(notified()[0]).toMatchObject({ noticeEvent: { kind: 'approval-requested', act: 'adjustment' } });
    expect(audited).toMatchObject([{ act: 'approval-requested', actor: ann, detail: { amount: 10_001 } }]);
    expect(await redeemable()).toBe(6_000);
  });

  it('is carried out when another superadmin approves, records both, and notifies the requester', async () => {
    const { request, decide, redeemable, stores, audited, notified, player } = await setup();
    const { id } = (await request(ann)).body.request;

    const approved = await decide(bo, id);

    expect(approved.body.request).toMatchObject({ status: 'approved', decidedBy: bo });
    expect(await redeemable()).toBe(16_001);
    expect(stores.entries.at(-1)?.transaction.detail).toEqual({
      kind: 'adjustment',
      reason: large.reason,
      actor: ann,
    });
    expect(audited.at(-1)).toMatchObject({
      act: 'balance-adjusted',
      actor: bo,
      subject: { kind: 'player', id: player },
      detail: { request: id, requestedBy: ann, amount: 10_001 },
    });
    expect(notified().at(-1)).toMatchObject({
      player: ann,
      noticeEvent: { kind: 'approval-decided', verdict: 'approved' },
    });
  });

  it('carries out at most one of many concurrent decisions', async () => {
    const { request, decide, redeemable, stores } = await setup();
    const { id } = (await request(ann)).body.request;
    const { length } = stores.entries;

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => [decide(bo, id), decide(cy, id), decide(cy, id, 'decline')]).flat(),
    );
    const again = await decide(bo, id);

    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const [decided] = answers.filter(({ status }) => status === 200);
    const isApproved = decided?.body.request.status === 'approved';
    expect(stores.entries.length - length).toBe(isApproved ? 1 : 0);
    expect(await redeemable()).toBe(isApproved ? 16_001 : 6_000);
    expect([200, 409]).toContain(again.status);
  });

  it('refuses approval by the requester and by the owner of the balance', async () => {
    const { request, decide, redeemable, stores, player } = await setup();
    const { length } = stores.entries;
    const { id } = (await request(ann)).body.request;

    const refused = [await decide(ann, id), await decide(player, id), await request(player)];

    expect(refused.map(refusedAs)).toEqual([
      [403, 'approvals/own-request'],
      [403, 'session/own-account'],
      [403, 'session/own-account'],
    ]);
    expect([stores.entries.length, await redeemable()]).toEqual([length, 6_000]);
  });

  it('refuses approval after a decline, a withdrawal or a lapse', async () => {
    const { request, decide, clock, redeemable } = await setup();
    const declined = (await request(ann, large, undefined, 'declined')).body.request.id;
    const withdrawn = (await request(ann, large, undefined, 'withdrawn')).body.request.id;
    const lapsed = (await request(ann, large, undefined, 'lapsed')).body.request.id;
    expect((await decide(bo, declined, 'decline')).body.request).toMatchObject({ status: 'declined' });
    expect((await decide(bo, declined, 'decline')).status).toBe(200);
    expect((await decide(ann, withdrawn, 'decline')).status).toBe(200);
    const early = [await decide(cy, declined), await decide(cy, withdrawn)];
    clock.now = new Date('2026-11-24T12:00:00Z');

    const refused = [...early, await decide(cy, lapsed), await decide(cy, lapsed, 'decline')];

    for (const answer of refused) expect(refusedAs(answer)).toEqual([409, 'approvals/not-waiting']);
    expect(refused.map(({ body }) => body.error.details)).toEqual([
      { status: 'declined' },
      { status: 'declined' },
      { status: 'lapsed' },
      { status: 'lapsed' },
    ]);
    expect(await redeemable()).toBe(6_000);
  });

  it('stays open when the balance is too low', async () => {
    const { request, decide, submit } = await setup();
    const { id } = (await request(ann, { ...large, amount: -60_000 })).body.request;

    const refused = await decide(bo, id);

    expect(refusedAs(refused)).toEqual([409, 'wallet/insufficient-funds']);
    expect((await submit(ann, 'GET', '/admin/approvals')).body.items).toMatchObject([{ status: 'waiting' }]);
  });

  it('returns 404 for an unknown player and an unknown request', async () => {
    const { request, decide } = await setup();

    expect(refusedAs(await request(ann, large, 'nobody'))).toEqual([404, 'player/unknown-player']);
    expect(refusedAs(await decide(bo, 'none'))).toEqual([404, 'approvals/unknown-request']);
    expect(refusedAs(await decide(bo, 'none', 'decline'))).toEqual([404, 'approvals/unknown-request']);
  });
});

describe('a request whose requester is no longer a superadmin', () => {
  it.each(requesterLosses)(
    'returns approvals/asker-not-superadmin and moves nothing: %s',
    async (because) => {
      const { request, decide, approvals, lose, redeemable, stores, audited } = await setup();
      const { id } = (await request(ann)).body.request;
      await lose[because](ann);
      const { length } = stores.entries;

      const refused = [await decide(bo, id), await decide(bo, id), await decide(cy, id)];
      const declined = await decide(cy, id, 'decline');

      for (const answer of [...refused, declined]) {
        expect(refusedAs(answer)).toEqual([409, 'approvals/asker-not-superadmin']);
        expect(answer.body.error.details).toEqual({ because });
      }
      expect([stores.entries.length, await redeemable()]).toEqual([length, 6_000]);
      expect(await approvals()).toMatchObject([
        { id, status: 'lapsed', lapsedBecause: because, decidedBy: null },
      ]);
      expect(audited.filter(({ act }) => act === 'approval-lapsed')).toMatchObject([
        { actor: bo, detail: { request: id, requestedBy: ann, because } },
      ]);
    },
  );

  it.each(requesterLosses)('publishes no odds: %s', async (because) => {
    const { requestOdds, decide, approvals, lose, kept } = await setup();
    const { id } = (await requestOdds(ann)).body.request;
    await lose[because](ann);

    expect(refusedAs(await decide(bo, id))).toEqual([409, 'approvals/asker-not-superadmin']);

    expect(kept.odds.values()).toEqual([]);
    expect(await approvals()).toMatchObject([{ status: 'lapsed', lapsedBecause: because }]);
  });

  it('stays lapsed when the requester is a superadmin again, who can request again', async () => {
    const { request, decide, lose, redeemable, users } = await setup();
    const { id } = (await request(ann)).body.request;
    await lose['left-group'](ann);
    await decide(bo, id);
    users.groups.set(ann, ['SUPERADMINS']);

    const refused = await decide(bo, id);
    const again = (await request(ann, large, undefined, 'again')).body.request;

    expect(refusedAs(refused)).toEqual([409, 'approvals/asker-not-superadmin']);
    expect((await decide(bo, again.id)).body.request).toMatchObject({ status: 'approved' });
    expect(await redeemable()).toBe(16_001);
  });

  it('can be declined before an approval detects the loss', async () => {
    const { request, decide, lose, approvals } = await setup();
    const { id } = (await request(ann)).body.request;
    await lose['left-group'](ann);

    expect((await decide(bo, id, 'decline')).body.request).toMatchObject({ status: 'declined' });

    expect(await approvals()).toMatchObject([{ status: 'declined', lapsedBecause: null }]);
  });

  it('stays approved when the requester is suspended afterwards', async () => {
    const { request, decide, lose, redeemable } = await setup();
    const { id } = (await request(ann)).body.request;
    const approved = await decide(bo, id);
    await lose.suspended(ann);

    expect((await decide(bo, id)).text).toBe(approved.text);
    expect(await redeemable()).toBe(16_001);
  });
});

describe('requestOdds above the price or below 60 % of it', () => {
  const publish = (outcomes: object[]) => ['PUT', '/admin/products/box/odds', { outcomes }] as const;

  it.each([
    [59, 200],
    [60, 409],
  ])(
    'decides by the setting of the stage: at least %i %% returns %i for odds of 59.89 %%',
    async (least, status) => {
      const { submit } = await setup({ leastWorthPercent: least });

      expect((await submit(ann, ...publish(stingy))).status).toBe(status);
      for (const list of ['/admin/draws', '/admin/approvals'])
        expect((await submit(ann, 'GET', list)).body.worthWithoutApproval).toEqual({ least, most: 100 });
    },
  );

  it.each([
    ['generous', { outcomes: generous, worth: 4_999.5, prices: [1_000, 8_332] }],
    ['stingy', { outcomes: stingy, worth: 598.94, prices: [599, 1_000] }],
  ])(
    'refuses one admin, and publishes when another superadmin approves: %s odds',
    async (_which, { outcomes, worth, prices }) => {
      const { submit, requestOdds, decide, kept, stored, audited } = await setup();

      const refused = await submit(ann, ...publish(outcomes));
      const { id, act } = (await requestOdds(ann, outcomes)).body.request;
      const own = await decide(ann, id);
      const approved = await decide(bo, id);
      const again = await decide(bo, id);

      expect(refusedAs(refused)).toEqual([409, 'approvals/required']);
      expect(refused.body.error.details).toEqual({ least: 600, most: 1_000 });
      expect(act).toMatchObject({ kind: 'odds', version: 1, price: 1_000, outcomes });
      expect(act.expectedWorth).toBeCloseTo(worth);
      expect(refusedAs(own)).toEqual([403, 'approvals/own-request']);
      expect(approved.body.request).toMatchObject({ status: 'approved' });
      expect(again.text).toBe(approved.text);
      expect(kept.odds.values()).toHaveLength(1);
      const [priceFrom, priceTo] = prices;
      expect(stored.products.get('box')?.chance).toMatchObject({ version: 1, priceFrom, priceTo });
      expect(audited.map((entry) => entry.act)).toEqual([
        'approval-requested',
        'odds-published',
        'approval-approved',
      ]);
    },
  );

  it.each([
    [
      'raises the price first and lowers it afterwards',
      { published: 8_000, price: 1_000, outcomes: generous },
    ],
    ['lowers the price first and raises it afterwards', { published: 600, price: 1_000, outcomes: stingy }],
  ])('closes the product to orders when one admin %s', async (_how, { published, price, outcomes }) => {
    const { submit, stored } = await setup();
    const setPrice = (now: number) =>
      stored.products.set('box', { ...(stored.products.get('box') ?? box), price: amount(now) });
    setPrice(published);
    expect((await submit(ann, ...publish(outcomes))).status).toBe(200);

    setPrice(price);

    expect(isOpenToOrders(stored.products.get('box') ?? box)).toBe(false);
    expect(refusedAs(await submit(ann, ...publish(outcomes)))).toEqual([409, 'approvals/required']);
  });

  it('returns approvals/conflict when price or version changed since the request', async () => {
    const { submit, requestOdds, decide, kept, stored } = await setup();
    const { id } = (await requestOdds(ann)).body.request;
    const otherPrices = [];
    for (const price of [900, 1_100]) {
      stored.products.set('box', { ...box, price: amount(price) });
      otherPrices.push(await decide(bo, id));
    }
    stored.products.set('box', box);
    expect((await submit(ann, ...publish(modest))).status).toBe(200);

    const later = await decide(bo, id);

    for (const answer of [...otherPrices, later])
      expect(refusedAs(answer)).toEqual([409, 'approvals/conflict']);
    expect(kept.odds.values()).toHaveLength(1);
  });
});
