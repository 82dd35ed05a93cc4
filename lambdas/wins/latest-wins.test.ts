import { describe, expect, it } from 'vitest';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { exclude } from '#domain/play-limits/time-out';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { ledgerRow } from '#lambdas/projections/ledger-fixture';
import { movementOf } from '#lambdas/projections/movement';
import { toPlayItem } from '#lambdas/wallet/stores/play-item';
import { latestWinsPartition } from '../../lib/table-partitions';
import { createLatestWins } from './latest-wins';
import { storeNotableWins } from './store-notable-wins';
import { createWinStore } from './stores/win-store';
import { createWinnerStore } from './stores/winner-store';

const start = new Date('2026-11-21T12:00:00Z');

function setup() {
  const tables = createFakeTables();
  const clock = { now: new Date(start) };
  const now = () => clock.now;
  const wins = createWinStore(tables.client, 'metrics');
  const winners = createWinnerStore(tables.client, { wallets: 'wallets', players: 'players' });
  const addPlayer = (
    player: string,
    profile: { displayName?: string; showsNameWithWins?: true } = {},
    play: Partial<PlayState> = {},
  ) => {
    tables.put('wallets', { player, play: toPlayItem({ ...newPlayState(start), ...play }) });
    tables.put('players', { player, email: `${player}@jade.test`, ...profile });
  };
  /** Lets a player win this much more than their stake of 100 Gold Coins. */
  const win = (player: string, gold: number, sequence = 1, at = start.toISOString(), kind = 'round') =>
    storeNotableWins({ wins, now }, [
      { player, movements: [movementOf(ledgerRow(player, sequence, { gold, at, kind }))] },
    ]);
  const wait = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1_000));
  let isAway = false;
  const failNext = () => void (isAway = true);
  const latest: typeof wins.latest = (...page) => {
    if (!isAway) return wins.latest(...page);
    isAway = false;
    return Promise.reject(new Error('The table is away'));
  };
  const read = createLatestWins({ wins: { latest }, winners, now });
  return { tables, wins, addPlayer, win, wait, failNext, read };
}

describe('latest wins', () => {
  it('list notable wins of rounds alone, newest first, with their multiple', async () => {
    const { addPlayer, win, read } = setup();
    addPlayer('mei');

    await win('mei', 900, 1, '2026-11-21T10:00:00.000Z');
    await win('mei', 899, 2);
    await win('mei', 5_000, 3, '2026-11-21T11:00:00.000Z', 'grant');
    await win('mei', 2_450, 4, '2026-11-21T11:30:00.000Z');

    expect(await read()).toEqual([
      {
        at: new Date('2026-11-21T11:30:00.000Z'),
        gameId: 'hk-slots',
        coin: 'gold',
        payout: 2_550,
        multiple: 25.5,
        name: null,
      },
      expect.objectContaining({ payout: 1_000, multiple: 10 }),
    ]);
  });

  it('contain a name only while its player shows it', async () => {
    const { addPlayer, win, read, wait } = setup();
    addPlayer('mei', { displayName: 'Mei', showsNameWithWins: true });
    addPlayer('kit', { displayName: 'Kit' });
    await win('mei', 2_000);
    await win('kit', 1_000, 1, '2026-11-21T11:00:00.000Z');

    expect((await read()).map(({ name }) => name)).toEqual(['Mei', null]);

    addPlayer('mei', { displayName: 'Mei' });
    wait(16);
    expect((await read()).map(({ name }) => name)).toEqual([null, null]);
  });

  it.each([
    ['suspended', { suspension: { since: start, reason: 'several-accounts' as const } }],
    ['self-excluded', { timeOut: exclude(null, 6, start) }],
    ['deleted', { deletion: { requestedAt: start, eraseAt: start, closedAt: start } }],
  ])('never contain a player who is %s', async (_state, restriction) => {
    const { addPlayer, win, read } = setup();
    addPlayer('mei', { displayName: 'Mei', showsNameWithWins: true }, restriction);
    await win('mei', 2_000);

    expect(await read()).toEqual([]);
  });

  it('never contain a player without a wallet', async () => {
    const { win, read } = setup();
    await win('gone', 2_000);

    expect(await read()).toEqual([]);
  });

  it('contain wins of other players behind many of a hidden one', async () => {
    const { addPlayer, win, read } = setup();
    addPlayer('mei', {}, { timeOut: exclude(null, 6, start) });
    addPlayer('kit');
    await win('kit', 1_000, 1, '2026-11-21T11:00:00.000Z');
    for (let sequence = 1; sequence <= 60; sequence += 1) await win('mei', 2_000, sequence);

    expect(await read()).toMatchObject([{ payout: 1_100 }]);
  });

  it('are read once by concurrent requests, and again after a failure', async () => {
    const { addPlayer, win, read, failNext } = setup();
    addPlayer('kit');
    await win('kit', 2_000);

    failNext();
    const failed = await Promise.allSettled([read(), read()]);

    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toHaveLength(1);
  });

  it('store a repeated row once, without personal data, until it expires', async () => {
    const { tables, addPlayer, win, read, wait } = setup();
    addPlayer('mei', { displayName: 'Mei', showsNameWithWins: true });

    await win('mei', 2_000);
    await win('mei', 2_000);

    expect(await read()).toHaveLength(1);
    expect([...tables.items('metrics')]).toEqual([
      {
        subject: latestWinsPartition,
        metric: '2026-11-21T12:00:00.000Z#mei#1',
        player: 'mei',
        sequence: 1,
        at: '2026-11-21T12:00:00.000Z',
        gameId: 'hk-slots',
        coin: 'gold',
        stake: 100,
        payout: 2_100,
        expiresAt: Date.parse('2026-11-28T12:00:00Z') / 1_000,
      },
    ]);
    wait(7 * 86_400 + 1);
    expect(await read()).toEqual([]);
  });

  it('store no row of a replay that is too old to be listed', async () => {
    const { tables, win } = setup();

    await win('mei', 2_000, 1, '2026-11-14T11:59:59.000Z');

    expect([...tables.items('metrics')]).toEqual([]);
  });

  it('return at most 12, and are read once in 15 seconds', async () => {
    const { addPlayer, win, read, wait } = setup();
    addPlayer('mei');
    for (let sequence = 1; sequence <= 15; sequence += 1) await win('mei', 2_000, sequence);

    const first = await read();
    await win('mei', 9_000, 16, '2026-11-21T12:00:01.000Z');
    const cached = await read();
    wait(16);

    expect(first).toHaveLength(12);
    expect(cached).toBe(first);
    expect((await read())[0]).toMatchObject({ payout: 9_100 });
  });
});

describe('storeNotableWins', () => {
  it('returns the player whose win could not be stored, and stores those of others', async () => {
    const { wins } = setup();
    const failure = new Error('The table is away');
    const put: typeof wins.put = (win) => (win.player === 'mei' ? Promise.reject(failure) : wins.put(win));
    const movementsOf = (player: string) => [movementOf(ledgerRow(player, 1, { gold: 2_000 }))];

    const failures = await storeNotableWins({ wins: { put }, now: () => start }, [
      { player: 'mei', movements: movementsOf('mei') },
      { player: 'kit', movements: movementsOf('kit') },
    ]);

    expect([...failures]).toEqual([['mei', failure]]);
    expect(await wins.latest(10, start)).toMatchObject([{ player: 'kit' }]);
  });
});
