import { describe, expect, it } from 'vitest';
import { grownUp, openBonuses, refusedAs } from './bonus-fixture';

const claims = '/bonuses/daily/claims';

async function setup(options: Parameters<ReturnType<typeof openBonuses>['join']>[1] = {}) {
  const casino = openBonuses();
  const player = await casino.join('mei', options);
  const claim = (key?: string) => player.callApi('POST', claims, undefined, key);
  return { ...casino, ...player, claim };
}

describe('claimDailyBonus', () => {
  it("credits the step's sweeps and 1,500 gold in one ledger row", async () => {
    const { claim, grants, wallet } = await setup();
    const before = (await wallet()).wallet;

    const { status, body } = await claim();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      credited: { gold: 1500, sweeps: 20 },
      daily: { step: 0, claimed: true, lastClaimedOn: '2026-11-21', nextAt: '2026-11-22T05:00:00.000Z' },
      sequence: before.sequence + 1,
    });
    expect(grants().at(-1)!.detail).toMatchObject({ kind: 'grant', reason: 'daily-bonus' });
    expect((await wallet()).wallet.balances).toEqual({
      ...before.balances,
      gold: before.balances.gold + 1500,
      sweepsUnplayed: before.balances.sweepsUnplayed + 20,
    });
  });

  it('returns the first claim to a repeat of its key, also on a later day, and refuses another key on its day', async () => {
    const { claim, grants, stores, at } = await setup();
    const first = await claim('a');
    const { length } = grants();

    const again = await claim('a');
    const other = await claim('b');
    at('2026-11-22T17:00:00Z');
    const later = await claim('a');

    expect(again.body).toEqual(first.body);
    expect(refusedAs(other)).toEqual([409, 'bonuses/not-yet']);
    expect(later.body).toMatchObject({ sequence: first.body.sequence, daily: { claimed: false } });
    expect(stores.entries.filter(({ transaction }) => transaction.player === 'mei')).toHaveLength(length);
  });

  it('requires an idempotency key', async () => {
    const { claim } = await setup();

    expect(refusedAs(await claim(''))).toEqual([400, 'idempotency/key-missing']);
  });

  it('continues after days without a claim, and restarts after the seventh step', async () => {
    const { claim, at, read } = await setup();
    const given: number[] = [];
    const days = ['01', '02', '05', '06', '07', '20', '21', '22', '23'];

    for (const day of days) {
      at(`2026-12-${day}T17:00:00Z`);
      given.push((await claim()).body.credited.sweeps);
    }
    at('2026-12-26T17:00:00Z');

    expect(given).toEqual([20, 20, 30, 30, 40, 60, 100, 20, 20]);
    expect((await read()).daily).toMatchObject({ step: 2, claimed: false, isPaused: true });
  });

  it.each([
    ['without a date of birth and a state', { residency: null }, 'player/age-and-state-needed'],
    ['where sweeps are not offered', { residency: { ...grownUp, state: 'WA' } }, 'player/state-blocked'],
  ])('credits only gold to a player %s, and counts the step', async (_who, options, why) => {
    const { claim, read, at, callApi, wallet } = await setup(options);

    const { body } = await claim();

    expect(body.credited).toEqual({ gold: 1500, sweeps: 0 });
    expect(await read()).toMatchObject({ sweepsRefusedAs: why, daily: { claimed: true, refusedAs: null } });
    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(0);
    if (options.residency) return;
    await callApi('PUT', '/player/residency', grownUp);
    at('2026-11-22T17:00:00Z');
    expect((await claim()).body).toMatchObject({ credited: { sweeps: 20 }, daily: { step: 1 } });
  });

  it('credits only gold before the address is confirmed', async () => {
    const { claim, read } = await setup({ isVerified: false });

    expect((await claim()).body.credited).toEqual({ gold: 1500, sweeps: 0 });
    expect((await read()).sweepsRefusedAs).toBe('player/email-unverified');
  });

  it.each([
    ['a break', '/play-limits/breaks', { days: 1 }, 'play-limits/on-break'],
    ['an exclusion', '/play-limits/exclusions', { months: 6 }, 'play-limits/excluded'],
  ])('credits nothing during %s', async (_case, path, body, code) => {
    const { claim, callApi, read, grants } = await setup();
    await callApi('POST', path, body);
    const { length } = grants();

    expect(refusedAs(await claim())).toEqual([409, code]);

    expect((await read()).daily.refusedAs).toBe(code);
    expect(grants()).toHaveLength(length);
  });

  it('credits nothing to a player under age', async () => {
    const { claim } = await setup({ residency: { ...grownUp, bornOn: '2010-01-01' } });

    expect(refusedAs(await claim())).toEqual([409, 'player/under-age']);
  });

  it('claims once for concurrent requests', async () => {
    const { claim, stores, grants } = await setup();
    const { length } = grants();
    stores.beforeNextCommit(() => claim('twin'));

    const slower = await claim('first');

    expect(refusedAs(slower)).toEqual([409, 'bonuses/not-yet']);
    expect(grants()).toHaveLength(length + 1);
  });

  it('refuses a second claim of a day after the player flies west', async () => {
    const { claim, callApi, at, read } = await setup({
      residency: { ...grownUp, timeZone: 'Pacific/Kiritimati' },
    });
    // A round has been counted by then, so the new zone takes effect at the later midnight.
    await callApi('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
    at('2026-11-22T09:00:00Z');
    await callApi('PUT', '/player/residency', { ...grownUp, timeZone: 'Pacific/Midway' });
    at('2026-11-22T10:30:00Z');
    const ahead = await claim();
    at('2026-11-22T12:00:00Z');

    const behind = await claim();

    expect(ahead.body.daily.lastClaimedOn).toBe('2026-11-23');
    expect(refusedAs(behind)).toEqual([409, 'bonuses/not-yet']);
    expect(behind.body.error.details).toEqual({ nextAt: '2026-11-24T11:00:00.000Z' });
    expect(await read()).toMatchObject({ day: '2026-11-22', daily: { claimed: true } });
  });
});

describe('the welcome grant of sweeps', () => {
  it('is credited by the request that declares the residency', async () => {
    const { grants, wallet, read } = await setup();

    expect(grants().at(-1)!.detail).toMatchObject({ kind: 'grant', reason: 'welcome-sweeps' });
    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(250);
    expect((await read()).welcome).toEqual({
      gold: { amount: 10_000, granted: true },
      sweeps: { amount: 250, granted: true, refusedAs: null },
    });
  });

  it('is credited once, however often the residency is declared and bonuses are read', async () => {
    const { callApi, read, wallet } = await setup();

    await callApi('PUT', '/player/residency', { ...grownUp, state: 'OH' });
    await read();

    expect((await wallet()).wallet.balances.sweepsUnplayed).toBe(250);
  });

  it('is credited by the next read after the address is confirmed', async () => {
    const { read, verify } = await setup({ isVerified: false });
    const before = await read();

    verify();
    const after = await read();

    expect(before.welcome).toMatchObject({
      gold: { granted: false },
      sweeps: { granted: false, refusedAs: 'player/email-unverified' },
    });
    expect(after.welcome).toMatchObject({ gold: { granted: true }, sweeps: { granted: true } });
  });

  it('is withheld in a blocked state', async () => {
    const { read, grants } = await setup({ residency: { ...grownUp, state: 'WA' } });

    expect((await read()).welcome.sweeps).toEqual({
      amount: 250,
      granted: false,
      refusedAs: 'player/state-blocked',
    });
    expect(grants().map(({ detail }) => 'reason' in detail && detail.reason)).not.toContain('welcome-sweeps');
  });

  it('is withheld until a break ends', async () => {
    const { callApi, read, at } = await setup({ residency: null });
    await callApi('POST', '/play-limits/breaks', { days: 1 });
    await callApi('PUT', '/player/residency', grownUp);

    expect((await read()).welcome.sweeps).toMatchObject({
      granted: false,
      refusedAs: 'play-limits/on-break',
    });
    at('2026-11-23T17:00:00Z');
    expect((await read()).welcome.sweeps.granted).toBe(true);
  });
});
