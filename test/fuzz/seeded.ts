import fc from 'fast-check';

/** What every case is drawn from; `FUZZ_SEED` takes another one. */
export const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/**
 * The same values for the same seed.
 *
 * @param subject  what they are for: another one gets others
 */
export function draw<Value>(arbitrary: fc.Arbitrary<Value>, count: number, subject: string): Value[] {
  const own = [...subject].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, seed);
  return fc.sample(arbitrary, { seed: own, numRuns: count });
}

/** Items in their order, so many at a time. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_each, index) => items.slice(index * size, (index + 1) * size));
}
