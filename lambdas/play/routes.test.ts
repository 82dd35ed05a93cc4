import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import type { Log } from '#lambdas/runtime/log';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { createGames } from './games';
import { productGames } from './product-games';
import { playRoutes } from './routes';

const player = '7a1c0c5e-0000-4000-8000-000000000003';
const accessClaims = { sub: player, token_use: 'access' };

function setup({ claims = accessClaims as object | null } = {}) {
  const stores = createFakeWallets();
  const logged: Parameters<Log>[] = [];
  const common = {
    ...stores,
    serverSeeds: async () => openSeeds,
    now: () => new Date('2026-11-21T12:00:00Z'),
    pause: async () => undefined,
    log: ((...line) => void logged.push(line)) satisfies Log,
    rules: { ...defaultRules, shortestCycleMs: { slots: 0, others: 0 }, writesPerSecond: 1000 },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const describePlayer = async () => ({ player, email: 'player@jade.test', isEmailVerified: true });
  const api = { siteOrigin: 'https://play.example', log: common.log };
  const dependencies = { ...common, api, loadOrOpen: () => loadOrOpenWallet(common, player, describePlayer) };
  const app = playRoutes(dependencies);
  const event = authorizedEvent(claims);

  async function callApi(
    method: string,
    path: string,
    { key, body, at = app }: { key?: string; body?: string; at?: typeof app } = {},
  ) {
    const headers = {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const response = await at.request(
      path,
      { method, headers, ...(body !== undefined && { body }) },
      { event },
    );
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  }
  return { callApi, stores, logged, dependencies };
}

const rounds = '/games/hk-slots/rounds';
const goldRound = JSON.stringify({ coin: 'gold', stake: 100 });

/** A possible next version of HK Slots: reversed reels, and the lowest Gold stake withdrawn. */
const secondVersion = {
  ...hkSlots,
  version: hkSlots.version + 1,
  reels: hkSlots.reels.map((strip) => strip.toReversed()),
  stakes: { ...hkSlots.stakes, gold: hkSlots.stakes.gold.slice(1) },
};
const afterUpdate = createGames([slotGame(secondVersion)], [slotGame(hkSlots)]);
const afterWithdrawal = createGames([], [slotGame(hkSlots)]);

describe('playRoutes', () => {
  it('plays a round and returns outcome, proof and balances', async () => {
    const { callApi } = setup();

    const { status, body } = await callApi('POST', rounds, { key: 'a', body: goldRound });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      sequence: 2,
      round: { gameId: 'hk-slots', coin: 'gold', stake: 100, sequence: 2 },
    });
    expect(body.round.outcome.spins[0].window).toHaveLength(5);
    expect(body.balances.gold).toBe(10_000 - 100 + body.round.payout);
  });

  it('repeats the response to a repeated key byte for byte', async () => {
    const { callApi } = setup();
    const first = await callApi('POST', rounds, { key: 'a', body: goldRound });
    await callApi('POST', rounds, { key: 'b', body: goldRound });

    const again = await callApi('POST', rounds, { key: 'a', body: goldRound });

    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  });

  it.each([
    ['malformed JSON', '{', 'body'],
    ['another type', '[]', 'body'],
    ['an unknown field', '{"coin":"gold","stake":100,"extra":1}', 'extra'],
    ['an unknown coin', '{"coin":"silver","stake":100}', 'coin'],
    ['a fraction', '{"coin":"gold","stake":100.5}', 'stake'],
    ['a text for a number', '{"coin":"gold","stake":"100"}', 'stake'],
    ['a stake below zero', '{"coin":"gold","stake":-100}', 'stake'],
    ['a stake that is not offered', '{"coin":"gold","stake":101}', 'stake'],
    ['a missing field', '{"coin":"gold"}', 'stake'],
    ['an empty body', '', 'coin'],
  ])('refuses %s, names the field and writes nothing', async (_case, body, field) => {
    const { callApi, stores } = setup();

    const refused = await callApi('POST', rounds, { key: 'a', body });

    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      code: 'request/invalid',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(stores.entries).toEqual([]);
  });

  it('names every invalid field at once', async () => {
    const { callApi } = setup();

    const { body } = await callApi('POST', rounds, { key: 'a', body: '{"coin":1,"stake":"x","more":2}' });

    const fields = body.error.details.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['coin', 'more', 'stake']);
  });

  it.each([
    ['no key', undefined, 400, 'idempotency/key-missing'],
    ['an empty key', '', 400, 'idempotency/key-missing'],
    ['a key of 256 characters', 'k'.repeat(256), 400, 'idempotency/key-missing'],
    ['a key of 255 characters', 'k'.repeat(255), 200, undefined],
  ])('validates a round with %s', async (_case, key, status, code) => {
    const { callApi } = setup();

    const answer = await callApi('POST', rounds, { ...(key !== undefined && { key }), body: goldRound });

    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  it('refuses a key that was used with other input', async () => {
    const { callApi } = setup();
    await callApi('POST', rounds, { key: 'a', body: goldRound });

    const { status, body } = await callApi('POST', rounds, {
      key: 'a',
      body: JSON.stringify({ coin: 'gold', stake: 200 }),
    });

    expect([status, body.error.code]).toEqual([422, 'idempotency/key-reused']);
  });

  it('refuses a stake above the balance, returns the shortfall and writes nothing', async () => {
    const { callApi, stores } = setup();

    const { status, body } = await callApi('POST', rounds, {
      key: 'a',
      body: JSON.stringify({ coin: 'gold', stake: 20_000 }),
    });

    expect([status, body.error]).toEqual([
      409,
      {
        code: 'wallet/insufficient-funds',
        message: 'The balance is too low.',
        details: { shortBy: 10_000 },
      },
    ]);
    expect(stores.entries).toHaveLength(1);
  });

  it('refuses a body over 64 KB', async () => {
    const { callApi } = setup();

    const { status, body } = await callApi('POST', rounds, {
      key: 'a',
      body: JSON.stringify({ coin: 'x'.repeat(65_536) }),
    });

    expect([status, body.error.code]).toEqual([413, 'request/too-large']);
  });

  it('returns 404 for an unknown game and an unknown route, each with its code', async () => {
    const { callApi } = setup();

    const game = await callApi('POST', '/games/no-such-game/rounds', { key: 'a', body: goldRound });
    const route = await callApi('DELETE', '/wallet');

    expect([game.status, game.body.error.code]).toEqual([404, 'games/unknown-game']);
    expect([route.status, route.body.error.code]).toEqual([404, 'request/unknown-route']);
  });

  it.each([
    ['no token', null],
    ['an ID token', { sub: player, token_use: 'id' }],
  ])('requires a sign-in when there is %s', async (_case, claims) => {
    const { callApi } = setup({ claims });

    const { status, body } = await callApi('GET', '/wallet');

    expect([status, body.error.code]).toEqual([401, 'session/required']);
  });

  it('pages the ledger from newest to oldest without a gap', async () => {
    const { callApi } = setup();
    for (const key of ['a', 'b', 'c', 'd']) await callApi('POST', rounds, { key, body: goldRound });

    const first = await callApi('GET', '/wallet/transactions?limit=3');
    const second = await callApi('GET', `/wallet/transactions?limit=3&before=${first.body.next}`);

    const sequences = [...first.body.items, ...second.body.items].map(({ sequence }) => sequence);
    expect(sequences).toEqual([5, 4, 3, 2, 1]);
    expect(second.body.next).toBeNull();
    expect(second.body.items.at(-1)).toMatchObject({ kind: 'grant', grant: { reason: 'welcome' } });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'before=0',
    'limit=5&limit=6',
    'page=2',
    'limit=0x10',
    'limit=1e1',
    'limit=%205',
    'limit=%2B5',
  ])('refuses a ledger query with %s', async (query) => {
    const { callApi } = setup();

    const { status, body } = await callApi('GET', `/wallet/transactions?${query}`);

    expect([status, body.error.code]).toEqual([400, 'request/invalid']);
  });

  it('refuses a query on a route without one and names the field', async () => {
    const { callApi } = setup();

    const { status, body } = await callApi('GET', '/wallet?page=2');

    expect([status, body.error.details[0].field]).toEqual([400, 'page']);
  });

  it('shows a rotation in the ledger with the revealed seed', async () => {
    const { callApi } = setup();
    const before = await callApi('GET', '/fairness');
    await callApi('POST', '/fairness/rotate', { key: 'r', body: '{"clientSeed":"mine"}' });

    const { body } = await callApi('GET', '/wallet/transactions');
    const after = await callApi('GET', '/fairness');

    const { revealed } = body.items[0].seedRotation;
    expect(revealed.serverSeedHash).toBe(before.body.serverSeedHash);
    expect(after.body).toMatchObject({ clientSeed: 'mine', nonce: 0, revealed });
  });

  it('refuses the 21st rotation, writes nothing and repeats settled keys', async () => {
    const { callApi, stores } = setup();
    const rotate = (key: string) => callApi('POST', '/fairness/rotate', { key, body: '{}' });
    const first = await rotate('r-0');
    for (let made = 1; made < 20; made += 1) expect((await rotate(`r-${made}`)).status).toBe(200);
    const { length } = stores.entries;

    const refused = await rotate('r-20');

    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'fairness/too-many-rotations',
        details: { most: 20, resetsAt: '2026-11-21T12:30:00.000Z' },
      }),
    ]);
    expect(stores.entries).toHaveLength(length);
    expect((await rotate('r-0')).body).toEqual(first.body);
  });

  it('refuses a client seed with the separator of the round message', async () => {
    const { callApi } = setup();

    const { status, body } = await callApi('POST', '/fairness/rotate', {
      key: 'r',
      body: '{"clientSeed":"a:b"}',
    });

    expect([status, body.error.details[0].field]).toEqual([400, 'clientSeed']);
  });

  it.each([
    [new Error('secret internals'), 500, 'request/internal'],
    [Object.assign(new Error('slow down'), { $retryable: {} }), 503, 'request/unavailable'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'request/unavailable'],
  ])('logs %s and returns only its generic code', async (error, status, code) => {
    const { callApi, stores, logged } = setup();
    stores.wallets.load = () => Promise.reject(error);

    const answer = await callApi('GET', '/wallet');

    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(error.message);
    expect(logged).toContainEqual([
      expect.objectContaining({ code: 'REQUEST_FAILED' }),
      expect.objectContaining({ error }),
    ]);
  });

  it("allows only the site's origin to read responses, including refusals", async () => {
    const { callApi } = setup();

    const { headers } = await callApi('GET', '/wallet/transactions?limit=0');

    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://play.example');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('playRoutes after a game changed', () => {
  it.each([
    ['the stake was withdrawn with a new version', afterUpdate],
    ['the game was withdrawn', afterWithdrawal],
  ])('repeats a settled key byte for byte when %s, and posts nothing', async (_case, games) => {
    const { callApi, stores, dependencies } = setup();
    const first = await callApi('POST', rounds, { key: 'a', body: goldRound });

    const again = await callApi('POST', rounds, {
      key: 'a',
      body: goldRound,
      at: playRoutes(dependencies, async () => games),
    });

    expect([again.status, JSON.stringify(again.body.round)]).toEqual([200, JSON.stringify(first.body.round)]);
    expect(again.body).toEqual(first.body);
    expect(stores.entries).toHaveLength(2);
  });

  it.each([
    ['a stake that is not offered', rounds, JSON.stringify({ coin: 'gold', stake: 101 })],
    ['a game that nobody knows', '/games/no-such-game/rounds', goldRound],
  ])('reports a reused key when it is sent with %s', async (_case, path, body) => {
    const { callApi, stores } = setup();
    await callApi('POST', rounds, { key: 'a', body: goldRound });

    const refused = await callApi('POST', path, { key: 'a', body });

    expect([refused.status, refused.body.error.code]).toEqual([422, 'idempotency/key-reused']);
    expect(stores.entries).toHaveLength(2);
  });

  it.each([
    ['a withdrawn stake', afterUpdate, 400, 'request/invalid'],
    ['a withdrawn game', afterWithdrawal, 404, 'games/unknown-game'],
  ])('accepts no new round of %s', async (_case, games, status, code) => {
    const { callApi, stores, dependencies } = setup();
    await callApi('POST', rounds, { key: 'a', body: goldRound });

    const refused = await callApi('POST', rounds, {
      key: 'b',
      body: goldRound,
      at: playRoutes(dependencies, async () => games),
    });

    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
    expect(stores.entries).toHaveLength(2);
  });

  it.each([
    ['a newer version', afterUpdate],
    ['its withdrawal', afterWithdrawal],
  ])('lists earlier rounds unchanged after %s', async (_case, games) => {
    const { callApi, dependencies } = setup();
    for (const key of ['a', 'b', 'c']) await callApi('POST', rounds, { key, body: goldRound });
    const before = [await callApi('GET', rounds), await callApi('GET', '/wallet/transactions')];

    const at = playRoutes(dependencies, async () => games);
    const after = [
      await callApi('GET', rounds, { at }),
      await callApi('GET', '/wallet/transactions', { at }),
    ];

    expect(after.map(({ status }) => status)).toEqual([200, 200]);
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(after[0]!.body.items).toHaveLength(3);
  });

  it('plays new rounds on the new version and shows each round with its own reels', async () => {
    const { callApi, dependencies } = setup();
    await callApi('POST', rounds, { key: 'a', body: JSON.stringify({ coin: 'gold', stake: 200 }) });
    const at = playRoutes(dependencies, async () => afterUpdate);
    await callApi('POST', rounds, { key: 'b', body: JSON.stringify({ coin: 'gold', stake: 200 }), at });

    const { body } = await callApi('GET', rounds, { at });

    const [played, earlier] = body.items;
    expect(played.proof.parHash).toBe(afterUpdate.findGame('hk-slots')!.parHash);
    expect(earlier.proof.parHash).toBe(productGames.findGame('hk-slots')!.parHash);
    for (const [
      {
        outcome: { spins },
      },
      reels,
    ] of [
      [played, secondVersion.reels],
      [earlier, hkSlots.reels],
    ] as const) {
      const top = spins[0].stops.map((stop: number, reel: number) => reels[reel]![stop]);
      expect(spins[0].window.map((symbols: string[]) => symbols[0])).toEqual(top);
    }
  });
});
