import type { RevealedSeed } from '#contracts/wallet/ledger-shapes';

/** Seeds are open once they are revealed, so the page keeps those it has seen while it is open. */
const seeds = new Map<string, string>();

export function rememberSeeds(revealed: readonly RevealedSeed[]): void {
  for (const { serverSeedHash, serverSeed } of revealed) seeds.set(serverSeedHash, serverSeed);
}

/** The server seed with this hash, or null when the page has not seen it. */
export function rememberedSeed(hash: string): string | null {
  return seeds.get(hash) ?? null;
}
