import { describe, expect, it } from 'vitest';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createServerSeeds } from '#lambdas/fairness/server-seeds';
import { Outage } from '#lambdas/runtime/outage';
import { openPlay } from './play-fixture';
import { showCommitment } from './show-commitment';

describe('showCommitment', () => {
  it('stores a commitment before it is first shown, without a ledger row', async () => {
    const { dependencies, player, stores } = await openPlay();
    const lines = stores.entries.length;
    const before = (await stores.wallets.load(player))!;

    const { commitment, revealed } = await showCommitment(dependencies, player);

    const after = (await stores.wallets.load(player))!;
    const { serverSeedHash, nextServerSeedHash } = commitment;
    expect(revealed).toBeNull();
    expect([before.seeds.hashes, after.seeds.hashes]).toEqual([null, { serverSeedHash, nextServerSeedHash }]);
    expect([after.wallet, stores.entries]).toMatchObject([before.wallet, { length: lines }]);
    expect(await showCommitment(dependencies, player)).toEqual({ commitment, revealed });
  });

  it('returns the same commitment to concurrent requests', async () => {
    const { dependencies, player } = await openPlay();

    const shown = await Promise.all([1, 2, 3].map(() => showCommitment(dependencies, player)));

    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('conflicts with a concurrent round, which is then played under the stored commitment', async () => {
    const { dependencies, player, stores, play } = await openPlay();
    stores.beforeNextCommit(() => showCommitment(dependencies, player));

    const { body } = await play();

    const { commitment } = await showCommitment(dependencies, player);
    expect(body.round.proof.serverSeedHash).toBe(commitment.serverSeedHash);
  });

  it('throws under another key once a commitment was shown or drawn from', async () => {
    const shown = await openPlay();
    await showCommitment(shown.dependencies, shown.player);
    const drawn = await openPlay();
    await drawn.play();
    const otherKey = { serverSeeds: async () => createServerSeeds('another key') };

    for (const { dependencies, player } of [shown, drawn])
      await expect(showCommitment({ ...dependencies, ...otherKey }, player)).rejects.toThrow(
        'was committed to',
      );
  });

  it('throws Outage when every attempt ends in a conflict', async () => {
    const { dependencies, player, stores } = await openPlay();
    const keepCommitment = async () => ({ outcome: 'conflict' as const });
    const contended = { ...dependencies, wallets: { ...stores.wallets, keepCommitment } };

    await expect(showCommitment(contended, player)).rejects.toThrow(Outage);
    expect(openSeeds.of((await stores.wallets.load(player))!).commitment.nonce).toBe(0);
  });
});
