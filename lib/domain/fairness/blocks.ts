const wordsPerBlock = 8;
const wordRange = 2 ** 32;
/** A verifier runs out of its blocks less often than this. */
const acceptedChance = 1e-40;

/**
 * Tells how many 32-byte blocks a verifier that must hash beforehand computes.
 *
 * The longest round takes n draws. Of n + k words more than k must be skipped for them not to suffice, which by the union
 * bound over the choices of k + 1 words has a chance of at most C(n + k, k + 1) · p^(k + 1), where p is the highest chance
 * of any draw to skip a word (`drawsFrom` has the rule). That is kept below 10^-40.
 *
 * @param draws   how many the longest round takes
 * @param bounds  every bound that a draw of it can have
 */
export function blocksFor(draws: number, bounds: Iterable<number>): number {
  const skipped = Math.max(...[...bounds].map((bound) => (wordRange % bound) / wordRange));
  let blocks = Math.ceil(draws / wordsPerBlock);
  while (chanceOfMore(blocks * wordsPerBlock, draws, skipped) >= acceptedChance) blocks += 1;
  return blocks;
}

/** Bounds the chance that so many words are too few for the draws. */
function chanceOfMore(words: number, draws: number, skipped: number): number {
  let chance = 1;
  for (let each = 0; each <= words - draws; each += 1) chance *= ((words - each) / (each + 1)) * skipped;
  return chance;
}
