import type { RevealedSeed } from '#contracts/wallet/ledger-shapes';

/** Revealed seeds seen on this page. They are public, so they can be kept while the page is open. */
const seeds = new Map<string, string>();

export function rememberSeeds(revealed: readonly RevealedSeed[]): void {
  for (const { serverSeedHash, serverSeed } of revealed) seeds.set(serverSeedHash, serverSeed);
}

/** Returns the server seed with this hash; null if the page has not seen it. */
export function rememberedSeed(hash: string): string | null {
  return seeds.get(hash) ?? null;
}
