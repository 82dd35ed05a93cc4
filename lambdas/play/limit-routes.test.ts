import { describe, expect, it } from 'vitest';
import type { LimitedThing } from '#domain/play-limits/limits';
import { countPurchase } from '#domain/play-limits/play-state';
import type { Period } from '#domain/play-limits/windows';
import { record } from '#domain/wallet/wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import { openPlay, refusedAs } from './play-fixture';

type Playing = Awaited<ReturnType<typeof openPlay>>;

const hours = 3600;
const limit = ({ callApi }: Playing, thing: LimitedThing, most: number | null, period: Period = 'day') =>
  callApi('PUT', '/play-limits/limits', { thing, period, most });
const limitOf = (body: { limits: { thing: string; period: string }[] }, thing: string, period = 'day') =>
  body.limits.find((each) => each.thing === thing && each.period === period);

describe('play limits', () => {
  it('are unlimited by default and returned with the amounts counted against them', async () => {
    const playing = await openPlay();
    await playing.play({ stake: 40 });

    const { body } = await playing.callApi('GET', '/play-limits');

    expect(body.limits).toHaveLength(18);
    expect(limitOf(body, 'stake-sweeps')).toEqual({
      thing: 'stake-sweeps',
      period: 'day',
      most: null,
      next: null,
      counted: 40,
      resetsAt: '2026-11-22T06:00:00.000Z',
    });
    expect(body).toMatchObject({
      timeOut: null,
      realityCheckMinutes: 60,
      session: { rounds: 1, staked: { gold: 0, sweeps: 40 } },
      residency: { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago', sweepsRefusedAs: null },
    });
  });

  it.each([
    ['stake-sweeps', 30, { coin: 'sweeps' }, 'stake'],
    ['loss-sweeps', 19, { coin: 'sweeps' }, 'loss'],
    ['stake-gold', 150, { coin: 'gold' }, 'stake'],
    ['loss-gold', 99, { coin: 'gold' }, 'loss'],
  ] as const)(
    'apply a %s limit of %d to the next request, which writes nothing',
    async (thing, most, round, name) => {
      const playing = await openPlay();
      if (name === 'stake') await playing.play(round);
      await limit(playing, thing, most);
      const { length } = playing.stores.entries;

      const refused = await playing.play(round);

      expect(refusedAs(refused)).toEqual([409, `play-limits/${name}-limit-reached`]);
      expect(refused.body.error.details).toMatchObject({
        period: 'day',
        most,
        resetsAt: '2026-11-22T06:00:00.000Z',
      });
      expect(playing.stores.entries).toHaveLength(length);
    },
  );

  it("count the time between rounds against the time limit until the player's day ends", async () => {
    const playing = await openPlay();
    await limit(playing, 'time', 5);
    await playing.play();
    playing.wait(200);
    await playing.play();
    playing.wait(100);
    await playing.play();

    const refused = await playing.play();
    playing.wait(18 * hours);

    expect(refusedAs(refused)).toEqual([409, 'play-limits/time-limit-reached']);
    expect(refused.body.error.details).toMatchObject({ period: 'day', most: 5, left: 0 });
    expect((await playing.play()).status).toBe(200);
  });

  it('apply to a round that was in progress when the limit was set', async () => {
    const playing = await openPlay();
    playing.stores.beforeNextCommit(() => limit(playing, 'stake-sweeps', 0));

    const refused = await playing.play();

    expect(refusedAs(refused)).toEqual([409, 'play-limits/stake-limit-reached']);
  });

  it('loosen after a day and tighten immediately', async () => {
    const playing = await openPlay();
    await limit(playing, 'stake-sweeps', 0);

    const looser = await limit(playing, 'stake-sweeps', 500);
    const refused = await playing.play();
    playing.wait(24 * hours);
    const played = await playing.play();

    expect(limitOf(looser.body, 'stake-sweeps')).toMatchObject({
      most: 0,
      next: { most: 500, from: '2026-11-22T12:00:00.000Z' },
    });
    expect([refused.status, played.status]).toEqual([409, 200]);
  });

  it('are set once per key, and a key is refused for another limit', async () => {
    const playing = await openPlay();
    const body = { thing: 'stake-sweeps', period: 'day', most: 100 };
    await playing.callApi('PUT', '/play-limits/limits', body, 'k');
    const { length } = playing.stores.entries;

    const again = await playing.callApi('PUT', '/play-limits/limits', body, 'k');
    const other = await playing.callApi('PUT', '/play-limits/limits', { ...body, most: 200 }, 'k');

    expect([again.status, refusedAs(other)]).toEqual([200, [422, 'idempotency/key-reused']]);
    expect(playing.stores.entries).toHaveLength(length);
  });

  it('are recorded in the ledger with the request and without postings', async () => {
    const playing = await openPlay();

    await limit(playing, 'loss-sweeps', 500);

    expect(playing.stores.entries.at(-1)!.transaction).toMatchObject({
      postings: [],
      detail: { kind: 'play-limits', change: 'set-play-limit thing=loss-sweeps period=day most=500' },
    });
  });

  it.each([
    ['PUT', '/play-limits/limits', { thing: 'luck', period: 'day', most: 1 }, 'thing'],
    ['PUT', '/play-limits/limits', { thing: 'time', period: 'year', most: 1 }, 'period'],
    ['PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: -1 }, 'most'],
    ['PUT', '/play-limits/limits', { thing: 'time', period: 'day', most: 0.5 }, 'most'],
    ['PUT', '/play-limits/limits', { thing: 'time', period: 'day' }, 'most'],
    ['POST', '/play-limits/breaks', { days: 2 }, 'days'],
    ['POST', '/play-limits/exclusions', { months: 1 }, 'months'],
    ['PUT', '/play-limits/reality-check', { minutes: 5 }, 'minutes'],
    ['PUT', '/player/residency', { bornOn: '1990-02-30', state: 'TX', timeZone: 'UTC' }, 'bornOn'],
    ['PUT', '/player/residency', { bornOn: '1990-02-03', state: 'ZZ', timeZone: 'UTC' }, 'state'],
    ['PUT', '/player/residency', { bornOn: '1990-02-03', state: 'TX', timeZone: 'Mars/Base' }, 'timeZone'],
  ])('refuse %s %s with %j and name the field', async (method, path, body, field) => {
    const { callApi } = await openPlay();

    const refused = await callApi(method, path, body);

    expect(refusedAs(refused)).toEqual([400, 'request/invalid']);
    expect(refused.body.error.details.map((fault: { field: string }) => fault.field)).toContain(field);
  });
});

describe('break', () => {
  it('blocks rounds of both coins immediately, cannot be shortened, and ends by itself', async () => {
    const { callApi, play, wait } = await openPlay();
    await callApi('POST', '/play-limits/breaks', { days: 3 });

    const shortened = await callApi('POST', '/play-limits/breaks', { days: 1 });
    const refused = [await play(), await play({ coin: 'gold' })];
    wait(3 * 24 * hours);

    expect(shortened.body.timeOut).toMatchObject({ kind: 'break', until: '2026-11-24T12:00:00.000Z' });
    for (const each of refused) {
      expect(refusedAs(each)).toEqual([409, 'play-limits/on-break']);
      expect(each.body.error.details).toEqual({ until: '2026-11-24T12:00:00.000Z' });
    }
    expect((await play()).status).toBe(200);
  });

  it('yields to a self-exclusion, which cannot be shortened', async () => {
    const { callApi, play, wait } = await openPlay();
    await callApi('POST', '/play-limits/breaks', { days: 30 });
    await callApi('POST', '/play-limits/exclusions', { months: 6 });
    wait(40 * 24 * hours);

    const refused = await play();
    const forGood = await callApi('POST', '/play-limits/exclusions', { months: null });
    const shorter = await callApi('POST', '/play-limits/exclusions', { months: 12 });

    expect(refusedAs(refused)).toEqual([409, 'play-limits/excluded']);
    expect([forGood, shorter].map(({ body }) => body.timeOut.until)).toEqual([null, null]);
  });
});

describe('reality check', () => {
  it('falls due during a session, returns the session totals, and waits for a confirmation', async () => {
    const { callApi, play, wait } = await openPlay();
    await callApi('PUT', '/play-limits/reality-check', { minutes: 15 });
    const first = await play();
    for (let minute = 0; minute < 14; minute += 1) {
      wait(60);
      await play();
    }
    wait(60);

    const due = await play();
    const confirmed = await callApi('POST', '/play-limits/reality-check/confirmations');

    expect(first.status).toBe(200);
    expect(refusedAs(due)).toEqual([409, 'play-limits/reality-check-due']);
    expect(due.body.error.details.session).toMatchObject({
      startedAt: '2026-11-21T12:00:00.000Z',
      rounds: 15,
      staked: { gold: 0, sweeps: 300 },
    });
    expect(confirmed.body.session.checkedAt).toBe('2026-11-21T12:15:00.000Z');
    expect((await play()).status).toBe(200);
  });

  it('does not fall due after a rest', async () => {
    const { play, wait } = await openPlay();
    await play();
    wait(2 * hours);

    expect((await play()).status).toBe(200);
  });
});

describe('residency', () => {
  const declared = { bornOn: '2000-01-31', state: 'CA', timeZone: 'America/Los_Angeles' };

  it('refuses Sweeps Coins in a blocked state and returns since when', async () => {
    const { callApi, play } = await openPlay();
    await callApi('PUT', '/player/residency', { ...declared, bornOn: '1990-05-17' });

    const refused = await play();

    expect(refusedAs(refused)).toEqual([409, 'player/state-blocked']);
    expect(refused.body.error.details).toEqual({ state: 'CA', since: '2026-01-01' });
    expect((await play({ coin: 'gold' })).status).toBe(200);
  });

  it('is required for Sweeps Coins, which are available once it is declared', async () => {
    const { callApi, play } = await openPlay({ isKnown: false });

    const refused = await play();
    const { body } = await callApi('PUT', '/player/residency', { ...declared, state: 'TX' });

    expect(refusedAs(refused)).toEqual([409, 'player/age-and-state-needed']);
    expect(body.residency).toMatchObject({ ...declared, state: 'TX', sweepsRefusedAs: null });
    expect((await play()).status).toBe(200);
  });

  it('refuses all play under the age of 21, until the birthday', async () => {
    const { callApi, play, wait } = await openPlay({ isKnown: false });
    await callApi('PUT', '/player/residency', { bornOn: '2005-11-22', state: 'TX', timeZone: 'UTC' });

    const refused = [await play(), await play({ coin: 'gold' })];
    wait(12 * hours);

    expect(refused.map(refusedAs)).toEqual([
      [409, 'player/under-age'],
      [409, 'player/under-age'],
    ]);
    expect((await play()).status).toBe(200);
  });

  it('leaves no birthday in the ledger', async () => {
    const { callApi, stores } = await openPlay({ isKnown: false });
    await callApi('PUT', '/player/residency', { ...declared, state: 'TX' });

    const details = stores.entries.map(({ transaction }) => transaction.detail);
    expect(details.filter(({ kind }) => kind === 'play-limits')).toEqual([
      { kind: 'play-limits', change: 'declare-residency state=TX' },
    ]);
    expect(JSON.stringify(stores.entries)).not.toContain(declared.bornOn);
  });

  it.each(['2999-01-01', '0001-01-01', '2026-11-22'])(
    'refuses the impossible birthday %s',
    async (bornOn) => {
      const { callApi } = await openPlay({ isKnown: false });

      const refused = await callApi('PUT', '/player/residency', { ...declared, bornOn, timeZone: 'UTC' });

      expect(refusedAs(refused)).toEqual([400, 'request/invalid']);
      expect(refused.body.error.details[0].field).toBe('bornOn');
    },
  );

  it('refuses to leave a blocked state by declaring another one', async () => {
    const { callApi, play } = await openPlay();
    await callApi('PUT', '/player/residency', { ...declared, bornOn: '1990-05-17' });

    const refused = await callApi('PUT', '/player/residency', {
      ...declared,
      bornOn: '1990-05-17',
      state: 'TX',
    });

    expect(refusedAs(refused)).toEqual([409, 'player/state-already-set']);
    expect(refusedAs(await play())).toEqual([409, 'player/state-blocked']);
  });

  it('refuses a second birthday', async () => {
    const { callApi } = await openPlay();

    const refused = await callApi('PUT', '/player/residency', declared);

    expect(refusedAs(refused)).toEqual([409, 'player/birthday-already-set']);
  });

  it('keeps the time zone of amounts that were counted before the first declaration', async () => {
    const { callApi, dependencies, clock, player } = await openPlay({ isKnown: false });
    await settleOnce(dependencies, {
      player,
      operation: { name: 'count-purchase', key: 'test', input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        const detail = { kind: 'play-limits', change: 'test' } as const;
        const recorded = record(wallet, { id, at: clock.now, postings: [], detail });
        return { ...recorded, play: countPurchase(play, 999, clock.now) };
      },
    });

    const { body } = await callApi('PUT', '/player/residency', {
      ...declared,
      bornOn: '1990-05-17',
      state: 'TX',
      timeZone: 'Pacific/Kiritimati',
    });

    expect(body.residency).toMatchObject({ timeZone: 'America/New_York', today: '2026-11-21' });
  });

  it('changes the time zone at the later of both midnights', async () => {
    const { callApi, wait } = await openPlay();
    await callApi('PUT', '/player/residency', {
      ...declared,
      bornOn: '1990-05-17',
      timeZone: 'Asia/Hong_Kong',
    });

    const before = await callApi('GET', '/play-limits');
    wait(18 * hours);
    const after = await callApi('GET', '/play-limits');

    expect([before.body.residency, after.body.residency]).toMatchObject([
      { timeZone: 'America/Chicago', today: '2026-11-21' },
      { today: '2026-11-22' },
    ]);
  });
});
