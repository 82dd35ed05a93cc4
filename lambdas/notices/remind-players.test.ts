import { beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { setLimit } from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import { takeBreak } from '#domain/play-limits/time-out';
import { record } from '#domain/wallet/wallet';
import { createFakeMailLogs, createFakeQueue, createFakeReminders } from '#lambdas/fakes/notices';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { loadOpened, openWallet } from '#lambdas/wallet/open-wallet';
import { settleOnce, nothingElse } from '#lambdas/wallet/settle-once';
import type { NoticeMessage } from './messages';
import { remindPlayers } from './remind-players';

const start = new Date('2026-09-01T10:00:00.000Z');
const dayMs = 86_400_000;

let now: Date;
let logged: string[];
beforeEach(() => {
  now = start;
  logged = [];
});
const onDay = (days: number) => (now = new Date(start.getTime() + days * dayMs));

async function setup() {
  const stores = createFakeWallets();
  const reminders = createFakeReminders(stores.tables);
  const events = createFakeQueue();
  const mails = createFakeQueue();
  const mailLogs = createFakeMailLogs(stores.tables);
  const dependencies = {
    ...stores,
    reminders,
    events,
    mails,
    mailLogs,
    now: () => now,
    pause: async () => undefined,
    log: ({ code }: { code: string }) => void logged.push(code),
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
    loadOrOpen: loadOpened(stores.wallets),
  };
  await openWallet(dependencies, { player: 'p', email: 'mei@jade.test', isEmailVerified: true });
  const give = (sweeps: number) =>
    grantCoins(dependencies, 'p', {
      key: `give-${sweeps}`,
      account: 'player:sweeps-unplayed',
      amount: amount(sweeps),
      reason: 'free-entry',
    });
  const change = (apply: (state: PlayState) => PlayState, key = 'change') =>
    settleOnce(dependencies, {
      player: 'p',
      operation: { name: 'change', key, input: {} },
      read: nothingElse,
      decide(open, id) {
        const detail = { kind: 'play-limits', change: 'test' } as const;
        return { ...record(open.wallet, { id, at: now, postings: [], detail }), play: apply(open.play) };
      },
    });
  const noticeEvents = () => events.queued.map(({ message }) => (message as NoticeMessage).noticeEvent);
  const sweeps = async () => {
    const { wallet } = (await stores.wallets.load('p'))!;
    return wallet.balances.sweepsUnplayed + wallet.balances.sweepsRedeemable;
  };
  const expiries = () => stores.entries.filter(({ transaction }) => transaction.detail.kind === 'expiry');
  return {
    run: remindPlayers(dependencies),
    mails,
    mailLogs,
    stores,
    reminders,
    events,
    give,
    change,
    noticeEvents,
    sweeps,
    expiries,
  };
}

describe('remindPlayers for an absent player', () => {
  it('warns three times, then expires the Sweeps Coins, and does nothing after that', async () => {
    const { run, reminders, give, noticeEvents, sweeps, expiries } = await setup();
    await give(500);
    await reminders.recordPresence('p', start);

    for (let day = 0; day <= 75; day += 0.25) {
      onDay(day);
      await run();
    }

    expect(noticeEvents().map((each) => ('days' in each ? each.days : each.kind))).toEqual([30, 7, 1]);
    expect(await sweeps()).toBe(0);
    expect(expiries().map(({ transaction: { at, detail } }) => [at, detail])).toEqual([
      [onDay(60), { kind: 'expiry', lastSeenAt: start.toISOString() }],
    ]);
  });

  it('starts over when the player returns, even at the moment of expiry', async () => {
    const { run, stores, reminders, give, sweeps } = await setup();
    await give(500);
    await reminders.recordPresence('p', start);
    for (const day of [30, 53, 59]) {
      onDay(day);
      await run();
    }

    onDay(60);
    stores.beforeNextCommit(() => reminders.recordPresence('p', now));
    await run();

    expect(await sweeps()).toBe(500);
    expect(reminders.absences.get('p')).toMatchObject({ countsFrom: now, next: 30 });
  });

  it('warns a day before coins expire that return after the last warning was due', async () => {
    const { run, reminders, give, noticeEvents, sweeps } = await setup();
    await reminders.recordPresence('p', start);
    for (const day of [30, 53, 59]) {
      onDay(day);
      await run();
    }
    onDay(59.5);
    await give(300);

    onDay(60);
    await run();
    expect(noticeEvents()).toMatchObject([{ kind: 'sweeps-expiring', sweeps: 300, days: 1 }]);
    expect(await sweeps()).toBe(300);

    onDay(61);
    await run();
    expect(await sweeps()).toBe(0);
    expect(noticeEvents()).toHaveLength(1);
  });

  it('neither expires nor warns during a break', async () => {
    const { run, reminders, give, change, noticeEvents, sweeps } = await setup();
    await give(500);
    await reminders.recordPresence('p', start);
    onDay(29);
    await change((state) => ({ ...state, timeOut: takeBreak(null, 30, now) }));

    for (let day = 30; day < 59 + 29; day += 1) {
      onDay(day);
      await run();
    }

    expect([noticeEvents(), await sweeps()]).toEqual([[], 500]);
    expect(reminders.absences.get('p')).toMatchObject({ next: 30 });
  });

  it('sends nothing to a player without Sweeps Coins', async () => {
    const { run, reminders, noticeEvents, expiries } = await setup();
    await reminders.recordPresence('p', start);

    for (let day = 0; day <= 61; day += 1) {
      onDay(day);
      await run();
    }

    expect([noticeEvents(), expiries()]).toEqual([[], []]);
  });

  it('warns once when the run fails after the event was queued', async () => {
    const { run, reminders, give, noticeEvents } = await setup();
    await give(500);
    await reminders.recordPresence('p', start);
    onDay(30);
    const { advance } = reminders;
    reminders.advance = () => Promise.reject(new Error('cut off'));

    await expect(run()).rejects.toThrow('1 reminders');
    reminders.advance = advance;
    await run();

    expect(noticeEvents()).toHaveLength(1);
    expect(logged).toContain('REMINDER_FAILED');
  });
});

describe('remindPlayers for a looser limit', () => {
  const name = 'loss-sweeps day' as const;
  const limit = { thing: 'loss-sweeps', period: 'day', most: 900 } as const;
  const callApi = (most: number) => (state: PlayState) => ({
    ...state,
    limits: setLimit(state.limits, { name, most }, now, dayMs),
  });

  async function setupRequested() {
    const all = await setup();
    await all.change(callApi(500), 'first');
    await all.change(callApi(900), 'looser');
    const from = new Date(start.getTime() + dayMs);
    await all.reminders.remindOfLimit({ player: 'p', ...limit, from });
    return { ...all, from };
  }

  it('sends the notice once the limit begins, and only once', async () => {
    const { run, events, from } = await setupRequested();

    onDay(0.9);
    await run();
    expect(events.queued).toEqual([]);
    onDay(1.01);
    await run();
    await run();

    expect(events.queued.map(({ message }) => message)).toMatchObject([
      { player: 'p', at: from.toISOString(), noticeEvent: { kind: 'limit-begun', ...limit } },
    ]);
  });

  it('sends no notice for a limit that was reverted', async () => {
    const { run, change, events, reminders } = await setupRequested();
    onDay(0.5);
    await change(callApi(500), 'back');

    onDay(1.01);
    await run();

    expect([events.queued.length, reminders.limits.size]).toEqual([0, 0]);
  });

  it('sends the notice after the queue is available again', async () => {
    const { run, events } = await setupRequested();
    onDay(1.01);
    events.isAway = true;
    await expect(run()).rejects.toThrow('1 reminders');

    events.isAway = false;
    await run();

    expect(events.queued).toHaveLength(1);
  });
});

describe('remindPlayers for a digest of held emails', () => {
  it('queues the digest once it is due, and again until it was sent', async () => {
    const { run, mails, mailLogs } = await setup();
    const log = { sent: [], held: ['2026-1'], revision: 0 };
    await mailLogs.replace('p', log, new Date(start.getTime() + 60_000));

    await run();
    expect(mails.queued).toEqual([]);
    now = new Date(start.getTime() + 60_000);
    await run();

    expect(mails.queued.map(({ group, message }) => [group, message])).toEqual([
      ['player#p', { player: 'p', digest: true }],
    ]);
  });

  it('throws when the queue does not accept the digest', async () => {
    const { run, mails, mailLogs } = await setup();
    await mailLogs.replace('p', { sent: [], held: ['2026-1'], revision: 0 }, start);
    mails.isAway = true;

    await expect(run()).rejects.toThrow('reminders failed');
  });
});
