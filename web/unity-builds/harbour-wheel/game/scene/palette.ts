type Color = readonly [number, number, number];

/** Colors of segments without a payout, alternating so that neighbors differ. */
const water: readonly Color[] = [
  [0.055, 0.09, 0.29],
  [0.075, 0.12, 0.36],
];
/** Colors of paying segments, from the lowest to the highest. */
const prizes: readonly Color[] = [
  [0.04, 0.46, 0.38],
  [0.36, 0.18, 0.68],
  [0.78, 0.13, 0.47],
  [0.87, 0.58, 0.08],
];

/** The color of every segment: the same multiple has the same color everywhere. */
export function colorsOf(multiples: readonly number[]): Color[] {
  const ranks = [...new Set(multiples.filter((multiple) => multiple > 0))].toSorted((a, b) => a - b);
  const last = prizes.length - 1;
  return multiples.map((multiple, segment) => {
    if (multiple === 0) return water[segment % water.length] as Color;
    const rank = ranks.indexOf(multiple);
    const isHighest = rank === ranks.length - 1 && rank > 0;
    return prizes[isHighest ? last : Math.min(rank, last)] as Color;
  });
}
