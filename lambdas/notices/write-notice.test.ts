import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { NoticeEvent } from '#domain/notices/notice-event';
import { setLimit } from '#domain/play-limits/limits';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { createFakeNotices, createFakeQueue, createFakeReminders } from '#lambdas/fakes/notices';
import type { NoticeMessage } from './messages';
import { writeNotice } from './write-notice';

const start = new Date('2026-11-21T12:00:00.000Z');
const dayMs = 86_400_000;
const freeEntry: NoticeEvent = { kind: 'free-entry', sweeps: amount(500) };
const expiring: NoticeEvent = {
  kind: 'sweeps-expiring',
  sweeps: amount(500),
  days: 7,
  at: '2026-11-28T12:00:00.000Z',
};
const message = (event: string, noticeEvent: NoticeEvent = freeEntry, player = 'p'): NoticeMessage => ({
  player,
  event,
  at: start.toISOString(),
  noticeEvent,
});

function setup(change: (state: PlayState) => PlayState = (state) => state, hasMail = true) {
  let nowMs = start.getTime();
  const notices = createFakeNotices();
  const reminders = createFakeReminders();
  const pushes = createFakeQueue();
  const mails = createFakeQueue();
  const play = change(newPlayState(start));
  const dependencies = {
    plays: { load: async (player: string) => (player === 'gone' ? undefined : play) },
    notices,
    reminders,
    pushes,
    mails: hasMail ? mails : null,
    // Every read of the clock is later.
    now: () => new Date((nowMs += 1)),
  };
  const write = (each: NoticeMessage) => writeNotice(dependencies, each);
  return { write, notices, reminders, pushes, mails };
}

describe('writeNotice for a player who deletes the account', () => {
  const waits = { requestedAt: start, eraseAt: new Date(start.getTime() + 14 * dayMs), closedAt: null };
  const closed = (agoMs: number): Partial<PlayState> => ({
    deletion: { ...waits, closedAt: new Date(start.getTime() - agoMs) },
  });

  it.each<[string, Partial<PlayState>, NoticeEvent, number]>([
    ['is invited to nothing while they wait', { deletion: waits }, expiring, 0],
    ['is notified of activity while the deletion is pending', { deletion: waits }, freeEntry, 1],
    ['is notified that the account is closed', closed(0), { kind: 'account-closed' }, 1],
    ['is notified of nothing else after that', closed(0), freeEntry, 0],
    ['is notified of nothing an hour later', closed(3_600_000), { kind: 'account-closed' }, 0],
  ])('%s', async (_what, state, noticeEvent, written) => {
    const { write, notices } = setup((play) => ({ ...play, ...state }));

    await write(message('e-1', noticeEvent));

    expect(notices.written).toHaveLength(written);
  });
});

describe('writeNotice', () => {
  it('writes the notice and queues its push and its mail', async () => {
    const { write, notices, pushes, mails } = setup();

    await write(message('e-1'));

    const [notice] = notices.written;
    expect(notice).toMatchObject({
      player: 'p',
      kind: 'free-entry',
      at: start,
      title: 'Your free entry: 5.00 SC',
      link: '/Coins',
      mailedAt: null,
    });
    expect(pushes.queued.map(({ group, message: delivered }) => [group, delivered])).toEqual([
      [
        'player#p',
        {
          mutation: 'publishPlayerEvent',
          input: {
            player: 'p',
            kind: 'notice',
            topic: notice!.id,
            text: notice!.title,
            sequence: Math.floor(start.getTime() / 1000),
            at: start.toISOString(),
          },
        },
      ],
    ]);
    expect(mails.queued.map(({ group, message: delivered }) => [group, delivered])).toEqual([
      ['player#p', { player: 'p', notice: notice!.id }],
    ]);
  });

  it('queues no mail on a stage without one', async () => {
    const { write, notices, mails } = setup(undefined, false);

    await write(message('e-1'));

    expect([notices.written.length, mails.queued.length]).toEqual([1, 0]);
  });

  it('writes nothing for a player without a wallet', async () => {
    const { write, notices, pushes } = setup();

    await write(message('e-1', freeEntry, 'gone'));

    expect([notices.written, pushes.queued]).toEqual([[], []]);
  });

  it('writes one notice per event across repeats and any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        async (delivered, away) => {
          const { write, notices, pushes, mails } = setup();

          for (const [index, event] of delivered.entries()) {
            // An unavailable queue stands for a crash: the message is delivered again.
            pushes.isAway = away[index] ?? false;
            await write(message(`e-${event}`)).catch(() => delivered.push(event));
          }
          pushes.isAway = false;
          for (const event of delivered) await write(message(`e-${event}`));

          const events = new Set(delivered).size;
          expect(notices.written).toHaveLength(events);
          expect(new Set(notices.written.map(({ id }) => id)).size).toBe(events);
          const ids = (queued: readonly { message: object }[]) =>
            queued.map(({ message: each }) => JSON.stringify(each)).length;
          expect([ids(pushes.queued), ids(mails.queued)]).toEqual([events, events]);
        },
      ),
      { numRuns: 200, seed: 8 },
    );
  });

  it('sorts a late notice after those already read', async () => {
    const { write, notices } = setup();
    await write({ ...message('later'), at: new Date(start.getTime() + dayMs).toISOString() });
    await notices.markRead('p', notices.written[0]!.id);

    await write(message('earlier'));

    expect(await notices.countAfter('p', await notices.readUpTo('p'), 100)).toBe(1);
  });
});

describe('writeNotice for a requested limit', () => {
  const requestedLimit: NoticeEvent = { kind: 'limit-asked', thing: 'loss-sweeps', period: 'day', most: 900 };
  const limits = (mosts: readonly number[]) => (state: PlayState) => ({
    ...state,
    limits: mosts.reduce(
      (before, most) => setLimit(before, { name: 'loss-sweeps day', most }, start, dayMs),
      state.limits,
    ),
  });

  it('states that the limit holds when it does, without a reminder', async () => {
    const { write, notices, reminders } = setup(limits([900]));

    await write(message('e-1', requestedLimit));

    expect(notices.written).toMatchObject([{ kind: 'limit-holds' }]);
    expect(reminders.limits.size).toBe(0);
  });

  it('states that a looser limit is coming, and schedules its reminder', async () => {
    const { write, notices, reminders } = setup(limits([500, 900]));

    await write(message('e-1', requestedLimit));

    expect(notices.written).toMatchObject([{ kind: 'limit-coming' }]);
    expect([...reminders.limits.values()]).toEqual([
      {
        about: 'limit',
        player: 'p',
        thing: 'loss-sweeps',
        period: 'day',
        most: 900,
        from: new Date(start.getTime() + dayMs),
      },
    ]);
  });
});

describe('writeNotice for a promotional notice', () => {
  it.each<[string, (state: PlayState) => PlayState]>([
    ['on a break', (state) => ({ ...state, timeOut: takeBreak(null, 1, start) })],
    ['excluded', (state) => ({ ...state, timeOut: exclude(null, 6, start) })],
    ['excluded for good', (state) => ({ ...state, timeOut: exclude(null, null, start) })],
  ])('writes none for a player %s, and still writes obligatory ones', async (_who, change) => {
    const { write, notices, pushes, mails } = setup(change);

    await write(message('e-1', expiring));
    await write(message('e-2', { kind: 'exclusion', months: 6 }));

    expect(notices.written.map(({ kind }) => kind)).toEqual(['exclusion']);
    expect([pushes.queued.length, mails.queued.length]).toEqual([1, 1]);
  });

  it('writes it for other players, including after a break', async () => {
    const before = new Date(start.getTime() - 2 * dayMs);
    const { write, notices } = setup((state) => ({ ...state, timeOut: takeBreak(null, 1, before) }));

    await write(message('e-1', expiring));

    expect(notices.written).toMatchObject([{ kind: 'sweeps-expiring' }]);
  });
});
