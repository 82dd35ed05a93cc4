import type { PayDistribution } from '#domain/games/odds/pay-statistics';

/**
 * Merges results that pay the same into a distribution.
 *
 * @param results  multiples in hundredths of the stake, each with the number of equally likely outcomes that pay it
 */
export function mergePays(
  results: readonly { readonly multiple: number; readonly outcomes: bigint }[],
): PayDistribution {
  const weights = new Map<number, bigint>();
  for (const { multiple, outcomes } of results)
    weights.set(multiple, (weights.get(multiple) ?? 0n) + outcomes);
  return {
    pays: [...weights]
      .map(([parts, weight]) => ({ parts, weight }))
      .sort((left, right) => left.parts - right.parts),
    total: results.reduce((sum, { outcomes }) => sum + outcomes, 0n),
  };
}
