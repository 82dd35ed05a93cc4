import type { RevealedSeed, Transaction } from '#contracts/wallet/ledger-shapes';

/** Loads a page of the ledger, newest first, before a sequence number; the newest page for null. */
export type PageOf = (before: number | null) => Promise<{ items: Transaction[]; next: number | null }>;

/**
 * Searches the ledger for the rotation that revealed a seed. It comes after every round on that seed, so the search ends there.
 *
 * @param hash              SHA-256 of the seed
 * @param playedInSequence  sequence number of a transaction that was played on it
 * @returns every seed on the way, the wanted one last if it was found
 */
export async function searchRotations(
  pageOf: PageOf,
  hash: string,
  playedInSequence: number,
): Promise<RevealedSeed[]> {
  const met: RevealedSeed[] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<PageOf>> = await pageOf(before);
    for (const { seedRotation } of page.items) {
      if (seedRotation) met.push(seedRotation.revealed);
      if (seedRotation?.revealed.serverSeedHash === hash) return met;
    }
    before = page.next;
  } while (before !== null && before > playedInSequence);
  return met;
}
