import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { createFakeDeletions } from '#lambdas/fakes/deletions';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { Outage } from '#lambdas/runtime/outage';
import { openWallet } from '#lambdas/wallet/open-wallet';
import { endOrphanedAccounts } from './end-orphaned-accounts';

const now = new Date('2026-11-25T12:00:00Z');

/** Accounts of the given players, and a user pool with the given users. */
async function setup(players: readonly string[], users: readonly string[]) {
  const stores = createFakeWallets();
  const deletions = createFakeDeletions(stores.tables);
  let openedBefore: Date | undefined;
  const dependencies = {
    ...stores,
    now: () => now,
    pause: async () => undefined,
    makeClientSeed: () => 'seed',
    welcomeGold: amount(10_000),
    log: () => undefined,
    openedPlayers: {
      async *openedBefore(at: Date) {
        openedBefore = at;
        yield players;
      },
    },
    directory: {
      async *players() {
        yield users.filter((user) => user !== 'listed-late');
      },
      usernameOf: async (player: string) => users.find((user) => user === player),
    },
    deletions,
  };
  for (const player of players)
    await openWallet(dependencies, { player, email: `${player}@jade.test`, isEmailVerified: true });
  const deletionOf = async (player: string) => (await stores.wallets.load(player))!.play.deletion;
  return {
    stores,
    planned: () => deletions.planned.keys(),
    deletionOf,
    openedBefore: () => openedBefore,
    run: endOrphanedAccounts(dependencies),
  };
}

describe('endOrphanedAccounts', () => {
  it('plans the immediate deletion of an account only if its user is gone', async () => {
    const { run, planned, deletionOf, openedBefore } = await setup(['mei', 'gone'], ['mei']);

    expect(await run()).toEqual({ ended: 1 });

    expect(planned()).toEqual(['gone']);
    expect(await deletionOf('gone')).toEqual({ requestedAt: now, eraseAt: now, closedAt: null });
    expect(await deletionOf('mei')).toBeNull();
    expect(openedBefore()).toEqual(new Date('2026-11-24T12:00:00Z'));
  });

  it('plans the deletion once across repeated runs', async () => {
    const { run, planned, stores } = await setup(['gone'], []);

    await run();
    expect(await run()).toEqual({ ended: 0 });

    expect(planned()).toEqual(['gone']);
    expect(stores.entries).toHaveLength(2);
  });

  it('looks the user up again before it trusts the list', async () => {
    const { run, planned } = await setup(['listed-late'], ['listed-late']);

    expect(await run()).toEqual({ ended: 0 });
    expect(planned()).toEqual([]);
  });

  it('throws and ends no account when too many users are missing, as after a restore', async () => {
    const players = Array.from({ length: 21 }, (_each, index) => `player-${index}`);
    const { run, planned } = await setup(players, []);

    await expect(run()).rejects.toThrow(Outage);
    expect(planned()).toEqual([]);
  });
});
