/** Lowest multiples of the warmer colors of buckets, in hundredths of the stake. */
const bounds = [100, 200, 1_000, 10_000];

/** The color class of a bucket by its multiple: 0 below the stake, up to 4 from a hundred stakes on. */
export function heatOf(multiple: number): number {
  return bounds.filter((bound) => multiple >= bound).length;
}
