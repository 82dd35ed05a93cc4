const wordsPerBlock = 8;
const wordRange = 2 ** 32;
/** Upper bound of the probability that a verifier's blocks are insufficient. */
const acceptedChance = 1e-40;

/**
 * Number of 32-byte blocks to compute for a verifier that must hash in advance.
 *
 * The longest round takes n draws. Of n + k words, more than k must be skipped for the words to be insufficient. By the union bound over
 * the choices of k + 1 words, the probability is at most C(n + k, k + 1) · p^(k + 1), where p is the highest probability that a draw skips
 * a word (see `drawsFrom`). The result keeps it below 10^-40.
 *
 * @param draws   number of draws of the longest round
 * @param bounds  every bound a draw of it can have
 */
export function blocksFor(draws: number, bounds: Iterable<number>): number {
  const skipped = Math.max(...[...bounds].map((bound) => (wordRange % bound) / wordRange));
  let blocks = Math.ceil(draws / wordsPerBlock);
  while (chanceOfMore(blocks * wordsPerBlock, draws, skipped) >= acceptedChance) blocks += 1;
  return blocks;
}

/** Upper bound of the probability that the words are insufficient for the draws. */
function chanceOfMore(words: number, draws: number, skipped: number): number {
  let chance = 1;
  for (let each = 0; each <= words - draws; each += 1) chance *= ((words - each) / (each + 1)) * skipped;
  return chance;
}
