import { beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { setLimit } from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import { takeBreak } from '#domain/play-limits/time-out';
import { record } from '#domain/wallet/wallet';
import { createMemoryMailLogs, createMemoryQueue, createMemoryReminders } from '#lambdas/fakes/notices';
import { createMemoryStores } from '#lambdas/fakes/wallets';
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
  const stores = createMemoryStores();
  const reminders = createMemoryReminders();
  const events = createMemoryQueue();
  const mails = createMemoryQueue();
  const mailLogs = createMemoryMailLogs();
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
  const told = () => events.queued.map(({ message }) => (message as NoticeMessage).noticeEvent);
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
    told,
    sweeps,
    expiries,
  };
}

describe('somebody who stays away', () => {
  it('is warned three times, then the Sweeps Coins expire, and nothing comes after that', async () => {
    const { run, reminders, give, told, sweeps, expiries } = await setup();
    await give(500);
    await reminders.see('p', start);

    for (let day = 0; day <= 75; day += 0.25) {
      onDay(day);
      await run();
    }

    expect(told().map((each) => ('days' in each ? each.days : each.kind))).toEqual([30, 7, 1]);
    expect(await sweeps()).toBe(0);
    expect(expiries().map(({ transaction: { at, detail } }) => [at, detail])).toEqual([
      [onDay(60), { kind: 'expiry', lastSeenAt: start.toISOString() }],
    ]);
  });

  it('and comes back begins anew, even in the moment in which the coins would expire', async () => {
    const { run, stores, reminders, give, sweeps } = await setup();
    await give(500);
    await reminders.see('p', start);
    for (const day of [30, 53, 59]) {
      onDay(day);
      await run();
    }

    onDay(60);
    stores.beforeNextCommit(() => reminders.see('p', now));
    await run();

    expect(await sweeps()).toBe(500);
    expect(reminders.absences.get('p')).toMatchObject({ countsFrom: now, next: 30 });
  });

  it('loses nothing during a break, nor hears of it', async () => {
    const { run, reminders, give, change, told, sweeps } = await setup();
    await give(500);
    await reminders.see('p', start);
    onDay(29);
    await change((state) => ({ ...state, timeOut: takeBreak(null, 30, now) }));

    for (let day = 30; day < 59 + 29; day += 1) {
      onDay(day);
      await run();
    }

    expect([told(), await sweeps()]).toEqual([[], 500]);
    expect(reminders.absences.get('p')).toMatchObject({ next: 30 });
  });

  it('without any Sweeps Coins hears of nothing', async () => {
    const { run, reminders, told, expiries } = await setup();
    await reminders.see('p', start);

    for (let day = 0; day <= 61; day += 1) {
      onDay(day);
      await run();
    }

    expect([told(), expiries()]).toEqual([[], []]);
  });

  it('is warned once, whatever fails after the event was queued', async () => {
    const { run, reminders, give, told } = await setup();
    await give(500);
    await reminders.see('p', start);
    onDay(30);
    const { goOn } = reminders;
    reminders.goOn = () => Promise.reject(new Error('cut off'));

    await expect(run()).rejects.toThrow('1 reminders');
    reminders.goOn = goOn;
    await run();

    expect(told()).toHaveLength(1);
    expect(logged).toContain('REMINDER_FAILED');
  });
});

describe('a looser limit', () => {
  const name = 'loss-sweeps day' as const;
  const limit = { thing: 'loss-sweeps', period: 'day', most: 900 } as const;
  const ask = (most: number) => (state: PlayState) => ({
    ...state,
    limits: setLimit(state.limits, { name, most }, now, dayMs),
  });

  async function setupAsked() {
    const all = await setup();
    await all.change(ask(500), 'first');
    await all.change(ask(900), 'looser');
    const from = new Date(start.getTime() + dayMs);
    await all.reminders.remindOfLimit({ player: 'p', ...limit, from });
    return { ...all, from };
  }

  it('is told when it begins, not before, and once', async () => {
    const { run, events, from } = await setupAsked();

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

  it('that was taken back is told to nobody', async () => {
    const { run, change, events, reminders } = await setupAsked();
    onDay(0.5);
    await change(ask(500), 'back');

    onDay(1.01);
    await run();

    expect([events.queued.length, reminders.limits.size]).toEqual([0, 0]);
  });

  it('that waits for a queue that is away is told when the queue is back', async () => {
    const { run, events } = await setupAsked();
    onDay(1.01);
    events.isAway = true;
    await expect(run()).rejects.toThrow('1 reminders');

    events.isAway = false;
    await run();

    expect(events.queued).toHaveLength(1);
  });
});

describe('a digest of held e-mails', () => {
  it('is queued once it is due, and again until it was sent', async () => {
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

  it('that the queue does not take makes the run count as failed', async () => {
    const { run, mails, mailLogs } = await setup();
    await mailLogs.replace('p', { sent: [], held: ['2026-1'], revision: 0 }, start);
    mails.isAway = true;

    await expect(run()).rejects.toThrow('could not be dealt with');
  });
});
