import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { ReadServerSeeds } from '#lambdas/fairness/server-seeds';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface ShowCommitmentDependencies {
  readonly wallets: Pick<WalletStore, 'keepCommitment'>;
  readonly serverSeeds: ReadServerSeeds;
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly pause: Pause;
}

/** What the house is held to from here on, and the seed that was opened last. */
export interface ShownCommitment {
  readonly commitment: Commitment;
  /** Null before the first rotation. */
  readonly revealed: RevealedSeed | null;
}

/**
 * Shows a player what the next round is played under. A commitment is written down before it is shown for the first time: from then on a
 * key that gives another is an error, here and wherever something is drawn.
 *
 * @throws Outage when others kept getting in between; the request can be repeated
 */
export async function showCommitment(
  { wallets, serverSeeds, loadOrOpen, pause }: ShowCommitmentDependencies,
  player: string,
): Promise<ShownCommitment> {
  const shown = await retryOnConflict(pause, async () => {
    const [open, seeds] = await Promise.all([loadOrOpen(player), serverSeeds()]);
    const { commitment, revealed } = seeds.of(open);
    const isKept = open.seeds.hashes !== null;
    if (!isKept && (await wallets.keepCommitment(open, commitment)).outcome !== 'committed') return conflict;
    return { commitment, revealed };
  });
  if (shown === conflict) throw new Outage('A wallet stayed contended while its commitment was written down');
  return shown;
}
