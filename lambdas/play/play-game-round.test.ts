import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { isRefusal } from '#lambdas/runtime/refusal';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { playGameRound } from './play-game-round';
import { listGames } from './product-games';
import { rotateSeeds } from './rotate-seeds';

const player = '7a1c0c5e-0000-4000-8000-000000000001';
const playable = listGames()[0]!;

function setup({ welcomeGold = 10_000, shortestCycleMs = 0, writesPerSecond = 1000 } = {}) {
  const stores = createFakeWallets();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const pauses: number[] = [];
  const common = {
    ...stores,
    serverSeeds: async () => openSeeds,
    now: () => clock.now,
    pause: async (upToMs: number) => void pauses.push(upToMs),
    log: () => undefined,
    rules: {
      ...defaultRules,
      shortestCycleMs: { slots: shortestCycleMs, others: shortestCycleMs },
      writesPerSecond,
    },
  };
  const opening = { ...common, makeClientSeed: () => 'client-seed', welcomeGold: amount(welcomeGold) };
  const describe = async () => ({ player, email: 'player@jade.test', isEmailVerified: true });
  const dependencies = { ...common, loadOrOpen: () => loadOrOpenWallet(opening, player, describe) };
  const play = (key: string, stake = 100) =>
    playGameRound(dependencies, {
      player,
      key,
      gameId: playable.game.id,
      playable,
      coin: 'gold',
      stake: amount(stake),
      choice: null,
    });
  return { stores, clock, pauses, dependencies, play };
}

function settled(result: Awaited<ReturnType<typeof playGameRound>>): LedgerTransaction {
  if (isRefusal(result)) throw new Error(`Refused: ${result.code}`);
  return result;
}

describe('playGameRound', () => {
  it('settles stake and payout in one transaction after the welcome grant', async () => {
    const { play, stores } = setup();

    const { sequence, balances, detail } = settled(await play('a'));

    expect(sequence).toBe(2);
    expect(detail).toMatchObject({ kind: 'round', stake: 100, nonce: 0, clientSeed: 'client-seed' });
    const payout = detail.kind === 'round' ? detail.payout : Number.NaN;
    expect(balances.gold).toBe(10_000 - 100 + payout);
    expect(stores.entries).toHaveLength(2);
  });

  it('uses each nonce once', async () => {
    const { play } = setup();

    const rounds = [settled(await play('a')), settled(await play('b')), settled(await play('c'))];

    expect(rounds.map(({ detail }) => detail.kind === 'round' && detail.nonce)).toEqual([0, 1, 2]);
  });

  it('returns the first round for a repeated key and posts nothing', async () => {
    const { play, stores } = setup();
    const first = settled(await play('a'));
    await play('b');

    const repeated = settled(await play('a'));

    expect(repeated).toEqual(first);
    expect(stores.entries).toHaveLength(3);
  });

  it('refuses a key that was used for another stake', async () => {
    const { play, stores } = setup();
    await play('a', 100);

    const refused = await play('a', 200);

    expect(refused).toEqual({ code: 'idempotency/key-reused' });
    expect(stores.entries).toHaveLength(2);
  });

  it('returns the first round for a repeated key when the balance no longer covers its stake', async () => {
    const { play, stores, dependencies } = setup({ welcomeGold: 100 });
    const first = settled(await play('a', 100));
    const { wallet } = await dependencies.loadOrOpen();
    const balance = wallet.balances.gold;
    const tooMuch = playable.game.stakes.gold.find((stake) => stake > balance)!;

    const again = await play('a', 100);
    const another = await play('b', tooMuch);

    expect(again).toEqual(first);
    expect(another).toMatchObject({ code: 'wallet/insufficient-funds', shortBy: tooMuch - balance });
    expect(stores.entries).toHaveLength(2);
  });

  it('refuses a round within the shortest cycle, but repeats the last one', async () => {
    const { play, clock } = setup({ shortestCycleMs: 2500 });
    const first = settled(await play('a'));
    clock.now = new Date(clock.now.getTime() + 1000);

    expect(await play('b')).toEqual({ code: 'play-limits/too-fast', retryAfterMs: 1500 });
    expect(await play('a')).toEqual(first);
  });

  it('refuses writes above the allowed rate', async () => {
    const { play } = setup({ writesPerSecond: 2 });
    await play('a');
    await play('b');

    expect(await play('c')).toEqual({ code: 'request/too-many', retryAfterSeconds: 1 });
  });

  it('decides again on the current wallet after a conflict', async () => {
    const { play, stores } = setup();
    await play('a');
    stores.beforeNextCommit(() => play('between'));

    const retried = settled(await play('b'));

    expect(retried.sequence).toBe(4);
    expect(retried.detail).toMatchObject({ nonce: 2 });
  });

  it('returns the result of a concurrent request with the same key', async () => {
    const { play, stores } = setup();
    await play('a');
    let twin: LedgerTransaction | undefined;
    stores.beforeNextCommit(async () => (twin = settled(await play('b'))));

    const result = settled(await play('b'));

    expect(result).toEqual(twin);
    expect(stores.entries).toHaveLength(3);
  });

  it('returns request/unavailable after four retries', async () => {
    const { play, stores, pauses, dependencies } = setup();
    await play('a');
    const { wallets } = stores;
    const contended = {
      ...dependencies,
      wallets: { ...wallets, commit: async () => ({ outcome: 'conflict' as const }) },
    };

    const refused = await playGameRound(contended, {
      player,
      key: 'b',
      gameId: playable.game.id,
      playable,
      coin: 'gold',
      stake: amount(100),
      choice: null,
    });

    expect(refused).toEqual({ code: 'request/unavailable' });
    expect(pauses).toEqual([20, 40, 80, 160]);
    expect(settled(await play('b')).sequence).toBe(3);
  });
});

describe('rotateSeeds', () => {
  it('reveals the current seed and moves on to the announced next one', async () => {
    const { dependencies, play } = setup();
    const before = openSeeds.of(await dependencies.loadOrOpen()).commitment;
    await play('a');

    const rotation = await rotateSeeds(dependencies, { player, key: 'r', clientSeed: 'mine' });

    const { detail, postings } = settled(rotation);
    expect(postings).toEqual([]);
    expect(detail).toMatchObject({
      revealed: { serverSeedHash: before.serverSeedHash, clientSeed: 'client-seed', rounds: 1 },
      current: { serverSeedHash: before.nextServerSeedHash, clientSeed: 'mine', nonce: 0 },
    });
    expect((await dependencies.loadOrOpen()).seeds).toMatchObject({
      number: 1,
      clientSeed: 'mine',
      nonce: 0,
    });
  });

  it('returns the first rotation for a repeated key and does not rotate again', async () => {
    const { dependencies } = setup();
    const first = await rotateSeeds(dependencies, { player, key: 'r', clientSeed: null });

    const again = await rotateSeeds(dependencies, { player, key: 'r', clientSeed: null });

    expect(again).toEqual(first);
    expect((await dependencies.loadOrOpen()).wallet.sequence).toBe(2);
  });
});

describe('grantCoins', () => {
  it('grants coins once per key', async () => {
    const { dependencies, stores } = setup();
    const grant = {
      key: 'g',
      account: 'player:sweeps-unplayed',
      amount: amount(250),
      reason: 'test',
    } as const;

    await grantCoins(dependencies, player, grant);
    await grantCoins(dependencies, player, grant);

    const { wallet } = await dependencies.loadOrOpen();
    expect(wallet.balances.sweepsUnplayed).toBe(250);
    expect(stores.entries).toHaveLength(2);
  });
});
