import fc from 'fast-check';

/** Seed of all cases; `FUZZ_SEED` overrides it. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/**
 * Draws the same values for the same seed.
 *
 * @param subject  varies the values per purpose
 */
export function draw<Value>(arbitrary: fc.Arbitrary<Value>, count: number, subject: string): Value[] {
  const own = [...subject].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, seed);
  return fc.sample(arbitrary, { seed: own, numRuns: count });
}

/** Splits items into batches in order. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_each, index) => items.slice(index * size, (index + 1) * size));
}
