/** The least of some values; NaN of none, which meets no goal. */
export function leastOf(values: readonly number[]): number {
  return values.length > 0 ? Math.min(...values) : Number.NaN;
}
