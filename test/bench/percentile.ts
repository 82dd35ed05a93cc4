/**
 * Returns the value below which a share of the values lies: 0.5 is the median.
 *
 * @param share  from 0 to 1
 * @returns NaN without values
 */
export function percentile(values: readonly number[], share: number): number {
  const rising = values.toSorted((left, right) => left - right);
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? NaN;
}
