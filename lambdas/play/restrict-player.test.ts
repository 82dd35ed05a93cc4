import { describe, expect, it } from 'vitest';
import { noticeEventOf } from '#domain/notices/notice-event-of';
import { openBonuses, refusedAs } from '#lambdas/bonuses/bonus-fixture';

async function setup() {
  const casino = openBonuses();
  const player = await casino.join('mei');
  const callAsAdmin = (path: string, body: object, key?: string) =>
    casino.callApi('admin', 'POST', `/admin/players/mei/${path}`, { note: 'By phone', ...body }, key);
  return {
    ...casino,
    ...player,
    callAsAdmin,
    limit: (most: number, key?: string) =>
      callAsAdmin('limits', { thing: 'stake-gold', period: 'day', most }, key),
    setOwnLimit: (most: number | null) =>
      player.callApi('PUT', '/play-limits/limits', { thing: 'stake-gold', period: 'day', most }),
    spin: () => player.callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 }),
    last: () => casino.stores.entries.at(-1)!.transaction,
  };
}

describe('a limit on a player’s behalf', () => {
  it('takes effect at once, with one audit entry and the notice of the player’s own act', async () => {
    const { limit, spin, audited, last, stores } = await setup();

    const set = await limit(50, 'k');
    const { length } = stores.entries;
    const repeated = await limit(50, 'k');

    expect(set.status).toBe(200);
    expect(repeated.body).toEqual(set.body);
    expect(stores.entries).toHaveLength(length);
    expect(audited).toMatchObject([
      {
        act: 'limit-tightened',
        actor: 'admin',
        reason: 'By phone',
        detail: { thing: 'stake-gold', period: 'day', most: 50 },
      },
    ]);
    const { detail, postings } = last();
    if (detail.kind !== 'play-limits') throw new Error(detail.kind);
    expect(detail.actor).toBe('admin');
    expect(noticeEventOf(detail, postings)).toEqual({
      kind: 'limit-asked',
      thing: 'stake-gold',
      period: 'day',
      most: 50,
    });
    expect(refusedAs(await spin())).toEqual([409, 'play-limits/stake-limit-reached']);
  });

  it('is marked in the player’s own history, without the admin’s id', async () => {
    const { limit, callApi } = await setup();
    await limit(50);

    const { body, text } = await callApi('GET', '/wallet/transactions?limit=1');

    expect(body.items[0].playLimits).toMatchObject({ byAdmin: true });
    expect(text).not.toContain('"admin"');
  });

  it('is refused when it is not stricter, or removes the limit', async () => {
    const { limit, setOwnLimit, callAsAdmin, stores } = await setup();
    await setOwnLimit(50);
    const { length } = stores.entries;

    const refused = [await limit(50), await limit(51)];
    const removed = await callAsAdmin('limits', { thing: 'stake-gold', period: 'day', most: null });

    expect(refused.map(refusedAs)).toEqual([
      [409, 'play-limits/not-stricter'],
      [409, 'play-limits/not-stricter'],
    ]);
    expect(refused[0]?.body.error.details).toEqual({ most: 50 });
    expect(refusedAs(removed)).toEqual([400, 'request/invalid']);
    expect(stores.entries).toHaveLength(length);
  });

  it('cancels a looser limit that the player has requested', async () => {
    const { limit, setOwnLimit } = await setup();
    await setOwnLimit(50);
    await setOwnLimit(null);

    const { body } = await limit(50);

    const found = body.limits.find(
      (each: { thing: string; period: string }) => each.thing === 'stake-gold' && each.period === 'day',
    );
    expect(found).toMatchObject({ most: 50, next: null });
  });

  it('counts time in minutes', async () => {
    const { callAsAdmin, wallet } = await setup();

    await callAsAdmin('limits', { thing: 'time', period: 'week', most: 90 });

    expect((await wallet()).play.limits['time week']?.most).toBe(90 * 60_000);
  });
});

describe('a break or an exclusion on a player’s behalf', () => {
  it('blocks play at once, and an admin can only prolong it', async () => {
    const { callAsAdmin, spin, audited } = await setup();

    const started = await callAsAdmin('breaks', { days: 7 });
    const shorter = await callAsAdmin('breaks', { days: 1 });
    const onBreak = await spin();
    const excluded = await callAsAdmin('exclusions', { months: 12 });
    const briefer = await callAsAdmin('exclusions', { months: 6 });
    const forGood = await callAsAdmin('exclusions', { months: null });

    expect([started, excluded, forGood].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([shorter, briefer].map(refusedAs)).toEqual([
      [409, 'play-limits/not-longer'],
      [409, 'play-limits/not-longer'],
    ]);
    expect(refusedAs(onBreak)).toEqual([409, 'play-limits/on-break']);
    expect(forGood.body.timeOut).toMatchObject({ kind: 'exclusion', until: null });
    expect(audited.map(({ act, detail }) => [act, detail])).toEqual([
      ['break-started', { days: 7 }],
      ['player-excluded', { months: 12 }],
      ['player-excluded', { months: null }],
    ]);
  });

  it('returns 404 for a player without a wallet, and 403 for the admin’s own account', async () => {
    const { callAsAdmin } = await setup();
    const { callApi: callAs } = openBonuses();

    const unknown = await callAs('admin', 'POST', '/admin/players/li/breaks', { days: 1, note: 'By phone' });
    const own = await callAs('admin', 'POST', '/admin/players/admin/breaks', { days: 1, note: 'By phone' });
    const wrongLength = await callAsAdmin('breaks', { days: 2 });

    expect(refusedAs(unknown)).toEqual([404, 'player/unknown-player']);
    expect(refusedAs(own)).toEqual([403, 'session/own-account']);
    expect(refusedAs(wrongLength)).toEqual([400, 'request/invalid']);
  });
});
