/**
 * Published multiples of every choice, in hundredths of the stake, from the left bucket to the right one.
 *
 * All are multiples of five, so that a stake of twenty units never needs rounding. Each list returns 98 to 99 percent.
 */
export const multiples = {
  '8 low': mirrored([550, 220, 130, 95, 40]),
  '8 medium': mirrored([1_400, 320, 130, 65, 40]),
  '8 high': mirrored([3_000, 420, 140, 30, 20]),
  '12 low': mirrored([1_100, 350, 170, 140, 115, 95, 50]),
  '12 medium': mirrored([3_600, 1_000, 400, 200, 110, 55, 40]),
  '12 high': mirrored([18_000, 2_500, 800, 210, 70, 20, 10]),
  '16 low': mirrored([1_800, 900, 250, 170, 140, 125, 110, 90, 60]),
  '16 medium': mirrored([12_000, 4_200, 1_100, 500, 310, 160, 90, 50, 30]),
  '16 high': mirrored([100_000, 13_000, 2_700, 900, 400, 210, 20, 20, 10]),
} as const;

/** @param half  the buckets from the left edge to the middle one, which occurs once */
function mirrored(half: readonly number[]): readonly number[] {
  return [...half, ...half.toReversed().slice(1)];
}
