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

/** The commitment of the next round, and the last revealed seed. */
export interface ShownCommitment {
  readonly commitment: Commitment;
  /** Null before the first rotation. */
  readonly revealed: RevealedSeed | null;
}

/**
 * Returns the commitment of a player's next round. It is stored before it is first shown; from then on a key that yields another commitment
 * is an error, here and wherever something is drawn.
 *
 * @throws Outage when every attempt ended in a conflict; the request can be repeated
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
