import type { RevealedSeed, Transaction } from '#contracts/wallet/ledger-shapes';

/** A seed and the ISO 8601 instant at which it was revealed; null for one that the ledger's index does not list yet. */
interface PastSeed {
  readonly at: string | null;
  readonly revealed: RevealedSeed;
}

/**
 * Returns the revealed seeds of listed rotations, newest first. The list comes from an index, which is eventually consistent, so the latest
 * seed is added when the list lacks it.
 */
export function listPastSeeds(
  rotations: readonly Pick<Transaction, 'at' | 'seedRotation'>[],
  latest: RevealedSeed | null,
): PastSeed[] {
  const listed = rotations.flatMap(({ at, seedRotation }) =>
    seedRotation ? [{ at, revealed: seedRotation.revealed }] : [],
  );
  const isListed = listed.some(({ revealed }) => revealed.serverSeedHash === latest?.serverSeedHash);
  return latest === null || isListed ? listed : [{ at: null, revealed: latest }, ...listed];
}
