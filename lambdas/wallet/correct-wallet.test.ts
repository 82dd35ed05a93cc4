import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
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

const superadmin = 'a-superadmin';

async function setup() {
  const playing = await openPlay();
  const { dependencies, stores, player } = playing;
  const log = createFakeAudit(stores.tables);
  const app = adminRoutes({
    ...dependencies,
    ...createFakeIdentity(stores.tables),
    ...log,
    ...createFakeShop([], stores.tables),
    ...createFakeUsers(stores.tables),
    traits: createFakeTraits(stores.tables).traits,
    rules: { ...dependencies.rules, identityCheckAbove: amount(10_000) },
    sealOfCodes: async () => openSeal(),
    ...createFakeBonuses(stores.tables),
    ...createFakePictures(),
    referrals: createFakeReferrals(stores.tables),
  });

  async function callApi(
    method: string,
    path: string,
    {
      body,
      key = 'k',
      as = superadmin,
      groups = 'SUPERADMINS',
    }: { body?: object; key?: string; as?: string; groups?: string } = {},
  ) {
    const claims = { sub: as, token_use: 'access', 'cognito:groups': groups };
    const event = authorizedEvent(claims);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await app.request(
      path,
      { method, headers, ...(body && { body: JSON.stringify(body) }) },
      { event },
    );
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }
  const adjust = (
    body: object = { account: 'player:gold', amount: 500, reason: 'A lost round' },
    options: Parameters<typeof callApi>[2] = {},
  ) => callApi('POST', `/admin/players/${player}/adjustments`, { ...options, body });
  const reverse = (transaction: string, options: Parameters<typeof callApi>[2] = {}) =>
    callApi('POST', `/admin/players/${player}/transactions/${transaction}/reversal`, {
      body: { reason: 'Given by mistake' },
      ...options,
    });
  const balances = async () => (await stores.wallets.load(player))!.wallet.balances;
  const idOf = (kind: string) =>
    stores.entries.findLast(({ transaction }) => transaction.detail.kind === kind)!.transaction.id;
  return { ...playing, ...log, callApi, adjust, reverse, balances, idOf };
}

const refusedAs = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('POST /admin/players/{player}/adjustments', () => {
  it('credits or debits coins against a house account and records actor and reason', async () => {
    const { adjust, balances, stores, audited, player } = await setup();

    const given = await adjust();
    const taken = await adjust(
      { account: 'player:sweeps-redeemable', amount: -1000, reason: 'Paid twice' },
      { key: 'other' },
    );

    expect([given.status, taken.status]).toEqual([200, 200]);
    expect(given.body.transaction).toMatchObject({
      kind: 'adjustment',
      adjustment: { reason: 'A lost round' },
      postings: [
        { account: 'player:gold', coin: 'gold', amount: 500 },
        { account: 'house:adjustments', coin: 'gold', amount: -500 },
      ],
    });
    expect(await balances()).toMatchObject({ gold: 10_500, sweepsRedeemable: 5000 });
    expect(stores.entries.at(-1)!.transaction.detail).toEqual({
      kind: 'adjustment',
      reason: 'Paid twice',
      actor: superadmin,
    });
    expect(audited.at(-1)).toMatchObject({
      actor: superadmin,
      act: 'balance-adjusted',
      reason: 'Paid twice',
      subject: { kind: 'player', id: player },
      detail: { account: 'player:sweeps-redeemable', amount: -1000, transaction: taken.body.transaction.id },
    });
  });

  it('adjusts once when one key is sent 50 times at once', async () => {
    const { adjust, balances, audited } = await setup();

    const answers = await Promise.all(Array.from({ length: 50 }, () => adjust()));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await balances()).gold).toBe(10_500);
    expect(audited).toHaveLength(1);
  });

  it('returns 409 and writes nothing when the balance is too low', async () => {
    const { adjust, stores, audited } = await setup();
    const { length } = stores.entries;

    const refused = await adjust({ account: 'player:gold', amount: -10_001, reason: 'Too much' });

    expect(refusedAs(refused)).toEqual([409, 'wallet/insufficient-funds']);
    expect(refused.body.error.details).toEqual({ shortBy: 1 });
    expect(stores.entries).toHaveLength(length);
    expect(audited).toEqual([]);
  });

  it.each([
    ['of nothing', { account: 'player:gold', amount: 0, reason: 'None' }, 'amount'],
    ['of half a coin', { account: 'player:gold', amount: 0.5, reason: 'Half' }, 'amount'],
    ['of what is held', { account: 'player:sweeps-held', amount: 1, reason: 'Held' }, 'account'],
    ['without a reason', { account: 'player:gold', amount: 1, reason: '  ' }, 'reason'],
  ])('is refused %s and names the field', async (_case, body, field) => {
    const { adjust } = await setup();

    const refused = await adjust(body);

    expect(refusedAs(refused)).toEqual([400, 'request/invalid']);
    expect(refused.body.error.details[0].field).toBe(field);
  });

  it.each(['', 'AFFILIATES', 'ADMINS'])(
    'returns 403 for the groups "%s", for an adjustment and a reversal',
    async (groups) => {
      const { adjust, reverse, idOf, stores } = await setup();
      const { length } = stores.entries;

      const refused = [await adjust(undefined, { groups }), await reverse(idOf('grant'), { groups })];

      expect(refused.map(refusedAs)).toEqual([
        [403, 'session/forbidden'],
        [403, 'session/forbidden'],
      ]);
      expect(stores.entries).toHaveLength(length);
    },
  );

  it('returns 404 for a player without a wallet, for an adjustment and the ledger', async () => {
    const { callApi } = await setup();
    const body = { account: 'player:gold', amount: 1, reason: 'A gift' };

    const answers = [
      await callApi('POST', '/admin/players/nobody/adjustments', { body }),
      await callApi('GET', '/admin/players/nobody/transactions'),
    ];

    expect(answers.map(refusedAs)).toEqual([
      [404, 'player/unknown-player'],
      [404, 'player/unknown-player'],
    ]);
  });
});

describe('POST /admin/players/{player}/transactions/{id}/reversal', () => {
  it('reverses a transaction with opposite postings', async () => {
    const { adjust, reverse, balances, idOf, audited } = await setup();
    const before = await balances();
    await adjust();

    const { body } = await reverse(idOf('adjustment'));

    expect(body.transaction).toMatchObject({
      kind: 'reversal',
      reversal: { of: idOf('adjustment'), reason: 'Given by mistake' },
    });
    expect(await balances()).toEqual(before);
    expect(audited.at(-1)).toMatchObject({ act: 'transaction-reversed', reason: 'Given by mistake' });
    expect(audited.at(-1)?.detail).toMatchObject({ of: idOf('adjustment'), kind: 'adjustment' });
  });

  it('reverses once for 50 concurrent requests with different keys, actors and reasons', async () => {
    const { adjust, reverse, balances, idOf, stores } = await setup();
    await adjust();
    const id = idOf('adjustment');

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, index) =>
        reverse(id, { key: `k${index}`, as: `admin-${index}`, body: { reason: `Reason ${index}` } }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await balances()).gold).toBe(10_000);
    expect(stores.entries.filter(({ transaction }) => transaction.detail.kind === 'reversal')).toHaveLength(
      1,
    );
  });

  it('counts Sweeps Coins that it gives back toward the daily limit, and never those that it takes back', async () => {
    const { adjust, reverse, idOf, stores } = await setup();
    const move = (amount: number, key: string) =>
      adjust({ account: 'player:sweeps-redeemable', amount, reason: 'A lost round' }, { key });
    await move(5_000, 'given');
    await move(-4_000, 'taken');
    const taken = idOf('adjustment');
    const { length } = stores.entries;

    const refused = await reverse(taken);

    expect(refusedAs(refused)).toEqual([409, 'approvals/required']);
    expect(stores.entries).toHaveLength(length);
    expect(refusedAs(await move(1_000, 'last'))).toEqual([200, undefined]);
    expect(refusedAs(await reverse(idOf('adjustment')))).toEqual([200, undefined]);
  });

  it('returns 409 and moves nothing when the coins were spent', async () => {
    const { adjust, reverse, idOf, stores } = await setup();
    await adjust({ account: 'player:gold', amount: 500, reason: 'A lost round' });
    const id = idOf('adjustment');
    await adjust({ account: 'player:gold', amount: -10_001, reason: 'Spent' }, { key: 'spent' });
    const { length } = stores.entries;

    const refused = await reverse(id);

    expect(refusedAs(refused)).toEqual([409, 'wallet/insufficient-funds']);
    expect(refused.body.error.details).toEqual({ shortBy: 1 });
    expect(stores.entries).toHaveLength(length);
  });

  it('refuses reversals, transactions without postings and unknown transactions', async () => {
    const { callApi, adjust, reverse, idOf } = await setup();
    await adjust();
    await reverse(idOf('adjustment'));

    const refused = [
      await reverse(idOf('reversal')),
      await reverse(idOf('play-limits')),
      await reverse('nothing'),
      await callApi('POST', '/admin/players/nobody/transactions/t/reversal', { body: { reason: 'None' } }),
    ];

    expect(refused.map(refusedAs)).toEqual([
      [409, 'wallet/not-reversible'],
      [409, 'wallet/not-reversible'],
      [404, 'wallet/unknown-transaction'],
      [404, 'player/unknown-player'],
    ]);
  });
});

describe('GET /admin/players/{player}/transactions', () => {
  it('pages through the ledger for admins, newest first', async () => {
    const { callApi, adjust, player } = await setup();
    await adjust();

    const first = await callApi('GET', `/admin/players/${player}/transactions?limit=2`, { groups: 'ADMINS' });
    const rest = await callApi('GET', `/admin/players/${player}/transactions?before=${first.body.next}`, {
      groups: 'ADMINS',
    });

    const kinds = [...first.body.items, ...rest.body.items].map(({ kind }) => kind);
    expect(kinds).toEqual(['adjustment', 'grant', 'grant', 'play-limits', 'grant']);
    expect(rest.body.next).toBeNull();
  });
});
