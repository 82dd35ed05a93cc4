import { mostPerPage } from '#contracts/page-bounds';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { rememberSeeds, rememberedSeed } from './revealed-seeds';
import { type PageOf, searchRotations } from './search-rotations';

/** Finds the revealed seed of a hash: in the seeds seen on this page, then in the ledger, newest first. */
export async function findRevealedSeed(hash: string, playedInSequence: number): Promise<string | null> {
  const known = rememberedSeed(hash);
  if (known) return known;
  const fairness = await playFabOps.get('/fairness');
  if (fairness.revealed) rememberSeeds([fairness.revealed]);
  if (fairness.serverSeedHash === hash) return null;
  const page: PageOf = (before) =>
    playFabOps.get('/wallet/transactions', { query: { limit: mostPerPage, before: before ?? undefined } });
  if (!rememberedSeed(hash)) rememberSeeds(await searchRotations(page, hash, playedInSequence));
  return rememberedSeed(hash);
}
