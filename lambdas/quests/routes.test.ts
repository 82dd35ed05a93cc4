import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { takeBreak } from '#domain/play-limits/time-out';
import { addDays, type LocalDay, mondayOf, moveTo, timeZone } from '#domain/player/local-day';
import { drawQuests } from '#domain/quests/draw-quests';
import { newDay, newWeek, type QuestWeek, windowOf } from '#domain/quests/quest-board';
import { playerWith } from '#domain/quests/quest-fixture';
import { findQuest } from '#domain/quests/quest-list';
import { record } from '#domain/wallet/wallet';
import { openDemoAccounts } from '#lambdas/account/sign-up/open-demo-accounts';
import { createFakeQuests } from '#lambdas/fakes/quests';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import { questRoutes } from './routes';

const day = '2026-11-21' as LocalDay;
const monday = mondayOf(day);
/** The time zone of demo accounts. */
const zone = timeZone('America/Chicago');
const start = new Date('2026-11-21T17:00:00Z');
const player = playerWith('cards-1');
const id = `day-${day}-cards-1`;

async function setup({ isKnown = true, isEmailVerified = true } = {}) {
  const stores = createFakeWallets();
  const quests = createFakeQuests(stores.tables);
  const clock = { now: start };
  const common = {
    ...stores,
    quests,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    rules: { ...defaultRules, writesPerSecond: 1000 },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const account = { player, email: 'player@jade.test' };
  const loadOrOpen = () => loadOrOpenWallet(common, player, async () => ({ ...account, isEmailVerified }));
  if (isKnown) await openDemoAccounts(common)({ accounts: [{ ...account, grants: [] }] });
  const dependencies = {
    ...common,
    loadOrOpen,
    api: { siteOrigin: 'https://play.example', log: common.log },
  };
  const app = questRoutes(dependencies);
  let keys = 0;

  async function callApi(method: string, path: string, key = `key-${(keys += 1)}`) {
    const claims = { sub: player, token_use: 'access' };
    const event = authorizedEvent(claims);
    const response = await app.request(path, { method, headers: { 'Idempotency-Key': key } }, { event });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }

  /** Finishes the quests of a day, and claims those at the given positions. */
  async function finish(on: LocalDay, claimed: readonly number[] = []) {
    const before = await quests.load({ player, monday: mondayOf(on) });
    const board = newDay(player, windowOf(zone, on));
    const finished = board.quests.map((each, index) => ({
      ...each,
      progress: findQuest(each.id)!.many,
      claimedAt: claimed.includes(index) ? board.from : null,
    }));
    const days = [...before.days, { ...board, quests: finished }];
    days.sort((left, right) => (left.day < right.day ? -1 : 1));
    await quests.save(before, { ...before, days }, start);
  }

  /** Changes the player's play state, as limits do. */
  function changePlay(apply: (play: NonNullable<Awaited<ReturnType<typeof loadOrOpen>>>['play']) => object) {
    keys += 1;
    return settleOnce(dependencies, {
      player,
      operation: { name: 'change', key: `change-${keys}`, input: {} },
      read: nothingElse,
      decide: ({ wallet, play }, transaction) => ({
        ...record(wallet, {
          id: transaction,
          at: clock.now,
          postings: [],
          detail: { kind: 'play-limits', change: 'test' },
        }),
        play: { ...play, ...apply(play) },
      }),
    });
  }
  return {
    callApi,
    clock,
    quests,
    stores,
    finish,
    changePlay,
    claim: (key?: string) => callApi('POST', `/quests/${id}/claims`, key),
  };
}

describe('GET /quests', () => {
  it('returns three daily quests and a weekly one, without a write', async () => {
    const { callApi, quests } = await setup();

    const { status, body } = await callApi('GET', '/quests');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      day,
      timeZone: 'America/Chicago',
      streak: 0,
      hasClaimedToday: false,
      resetsAt: '2026-11-22T06:00:00.000Z',
      weekResetsAt: '2026-11-23T06:00:00.000Z',
      refusedAs: null,
      sweepsRefusedAs: null,
      waiting: [],
      history: [],
    });
    const drawn = [...drawQuests(player, 'day', day), ...drawQuests(player, 'week', monday)];
    expect(body.quests.map(({ id: name, goal }: { id: string; goal: number }) => [name, goal])).toEqual(
      drawn.map(({ id: name, period, many }) => [
        `${period}-${period === 'day' ? day : monday}-${name}`,
        many,
      ]),
    );
    expect(body.quests).toMatchObject(Array.from({ length: 4 }, () => ({ progress: 0, state: 'active' })));
    expect(quests.writes()).toBe(0);
  });

  it('returns locked quests and the reason during a break', async () => {
    const { callApi, changePlay, clock } = await setup();
    await changePlay(() => ({ timeOut: takeBreak(null, 1, clock.now) }));

    const { body } = await callApi('GET', '/quests');

    expect(body.refusedAs).toBe('play-limits/on-break');
    expect(body.quests).toMatchObject(Array.from({ length: 4 }, () => ({ state: 'locked' })));
  });

  it('returns why Sweeps Coins are not among the rewards', async () => {
    const { callApi } = await setup({ isKnown: false });

    expect((await callApi('GET', '/quests')).body.sweepsRefusedAs).toBe('player/age-and-state-needed');
  });

  it('counts the streak beyond the weeks that are shown', async () => {
    const { callApi, finish } = await setup();
    for (let back = 1; back <= 50; back += 1) await finish(addDays(day, -back), [0]);

    const { body } = await callApi('GET', '/quests');

    expect(body.streak).toBe(50);
    expect(
      new Set(body.history.map(({ startsOn }: { startsOn: string }) => mondayOf(startsOn as LocalDay))).size,
    ).toBe(5);
    expect(body.history[0]).toMatchObject({ period: 'day', startsOn: '2026-11-20' });
  });

  it.each([
    ['a day without a claim', (back: number) => (back === 3 ? [] : [0]), 2],
    ['nothing', () => [1], 5],
  ])('ends the streak at %s', async (_what, claimed, streak) => {
    const { callApi, finish } = await setup();
    for (let back = 1; back <= 5; back += 1) await finish(addDays(day, -back), claimed(back));

    expect((await callApi('GET', '/quests')).body.streak).toBe(streak);
  });

  it("keeps yesterday's finished quests claimable until tomorrow, then moves them to the history", async () => {
    const { callApi, finish, clock } = await setup();
    await finish(addDays(day, -1), [1]);

    expect((await callApi('GET', '/quests')).body.waiting).toMatchObject([
      { state: 'completed' },
      { state: 'completed' },
    ]);
    clock.now = new Date('2026-11-22T06:00:00Z');
    const { body } = await callApi('GET', '/quests');

    expect(body).toMatchObject({ day: '2026-11-22', waiting: [] });
    expect(body.history[0].quests.map(({ state }: { state: string }) => state)).toEqual([
      'expired',
      'claimed',
      'expired',
    ]);
  });

  it('uses the later midnight after the player has moved', async () => {
    const { callApi, changePlay, clock } = await setup();
    await changePlay(({ residency }) => ({
      residency: { ...residency, timeZone: moveTo(residency.timeZone, 'America/Los_Angeles', clock.now) },
    }));

    expect((await callApi('GET', '/quests')).body).toMatchObject({
      day,
      resetsAt: '2026-11-22T06:00:00.000Z',
    });
    clock.now = new Date('2026-11-22T07:59:59Z');
    expect((await callApi('GET', '/quests')).body).toMatchObject({
      day: '2026-11-22',
      timeZone: 'America/Chicago',
      resetsAt: '2026-11-23T08:00:00.000Z',
    });
  });
});

describe('POST /quests/{id}/claims', () => {
  it('pays gold and sweeps in one transaction, once for any key', async () => {
    const { claim, finish, stores } = await setup();
    await finish(day);

    const first = await claim('one');

    expect(first).toMatchObject({
      status: 200,
      body: {
        quest: { id, state: 'claimed' },
        credited: { gold: 2000, sweeps: 10 },
        balances: { gold: 12_000, sweepsUnplayed: 10 },
      },
    });
    expect(await claim('one')).toEqual(first);
    expect(await claim('another')).toEqual(first);
    const paid = stores.entries.filter(
      ({ transaction: { detail } }) => detail.kind === 'grant' && detail.reason === 'quest',
    );
    expect(paid).toHaveLength(1);
  });

  it('pays only Gold Coins to a player who is not eligible for Sweeps Coins', async () => {
    const { claim, finish } = await setup({ isKnown: false });
    await finish(day);

    expect((await claim()).body).toMatchObject({ credited: { gold: 2000, sweeps: 0 } });
  });

  it('continues the streak', async () => {
    const { callApi, claim, finish } = await setup();
    await finish(addDays(day, -1), [2]);
    await finish(day);
    await claim();

    expect((await callApi('GET', '/quests')).body).toMatchObject({ streak: 2, hasClaimedToday: true });
  });

  it('pays a quest of yesterday today, and not tomorrow', async () => {
    const { claim, finish, clock } = await setup();
    await finish(day);
    clock.now = new Date('2026-11-23T06:00:00Z');
    expect(await claim()).toMatchObject({ status: 409, body: { error: { code: 'quests/expired' } } });

    clock.now = new Date('2026-11-23T05:59:59Z');
    expect((await claim()).status).toBe(200);
    clock.now = new Date('2027-05-01T00:00:00Z');
    expect((await claim()).status).toBe(200);
  });

  it('pays the weekly quest', async () => {
    const { callApi, quests } = await setup();
    const week: QuestWeek = newWeek(player, monday);
    const { many } = findQuest(week.weekly.id)!;
    await quests.save(week, { ...week, weekly: { ...week.weekly, progress: many } }, start);

    const { body } = await callApi('POST', `/quests/week-${monday}-${week.weekly.id}/claims`);

    expect(body).toMatchObject({
      credited: { gold: 5000, sweeps: 25 },
      quest: { period: 'week', state: 'claimed' },
    });
  });

  it.each<[string, number, string, (test: Awaited<ReturnType<typeof setup>>) => Promise<unknown>]>([
    ['quests/not-finished', 409, id, async () => undefined],
    ['quests/unknown-quest', 404, `day-${day}-rounds-9`, async ({ finish }) => finish(day)],
    ['quests/unknown-quest', 404, 'anything', async () => undefined],
    [
      'quests/not-finished',
      409,
      `day-${addDays(day, 4)}-${drawQuests(player, 'day', addDays(day, 4))[0]!.id}`,
      async () => undefined,
    ],
    [
      'play-limits/on-break',
      409,
      id,
      async ({ finish, changePlay }) => {
        await finish(day);
        await changePlay(() => ({ timeOut: takeBreak(null, 1, start) }));
      },
    ],
  ])('refuses with %s and %i, and writes nothing', async (code, status, name, prepare) => {
    const test = await setup();
    await prepare(test);
    const writes = test.quests.writes();
    const entries = test.stores.entries.length;

    const refused = await test.callApi('POST', `/quests/${name}/claims`);

    expect(refused).toMatchObject({ status, body: { error: { code } } });
    expect([test.quests.writes(), test.stores.entries.length]).toEqual([writes, entries]);
  });

  it('returns the progress of an unfinished quest', async () => {
    const { claim } = await setup();

    expect((await claim()).body.error.details).toEqual({ progress: 0, goal: 1 });
  });

  it('retries after concurrent progress, and keeps that progress', async () => {
    const { claim, finish, quests, stores } = await setup();
    await finish(day);
    stores.beforeNextCommit(async () => {
      const before = await quests.load({ player, monday });
      await quests.save(before, { ...before, lastSequence: 7 }, start);
    });

    expect((await claim()).status).toBe(200);

    expect(await quests.load({ player, monday })).toMatchObject({ lastSequence: 7, revision: 3 });
  });
});
