import type { WheelPrize } from '../coins-views';

/** A slice of the wheel; angles in degrees, clockwise from the pointer when the wheel is at rest. */
export interface Slice {
  /** Index of the prize. */
  readonly segment: number;
  readonly sweeps: number;
  readonly start: number;
  readonly size: number;
}

/** Widest slice as a share of the odds; likely prizes are split into several slices. */
const widestShare = 0.05;

/** Each prize is offset against the one before, so that their slices mesh. */
const stagger = 0.3;

/**
 * Slices the wheel so that every prize has its true share of the rim, spread as evenly as possible.
 *
 * @param of  sum of the weights
 * @returns slices in order around the wheel; their sizes add up to 360
 */
export function sliceWheel(weights: readonly WheelPrize[], of: number): Slice[] {
  const parts = weights.flatMap(({ sweeps, weight }, segment) => {
    const count = Math.max(1, Math.ceil(weight / (of * widestShare)));
    const size = (weight / of / count) * 360;
    return Array.from({ length: count }, (_, part) => ({
      segment,
      sweeps,
      size,
      place: (part + ((segment * stagger) % 1)) / count,
    }));
  });
  const around = parts.toSorted((one, other) => one.place - other.place || one.segment - other.segment);
  let start = 0;
  return around.map(({ segment, sweeps, size }) => {
    const slice = { segment, sweeps, start, size };
    start += size;
    return slice;
  });
}

/**
 * The rotation in degrees at which the middle of a slice of the prize is under the pointer.
 *
 * @param nonce  chooses among the slices of the prize, so that a turn always looks the same
 * @throws RangeError if there is no such prize (a defect)
 */
export function restAngle(slices: readonly Slice[], segment: number, nonce: number): number {
  const own = slices.filter((slice) => slice.segment === segment);
  const chosen = own[nonce % own.length];
  if (!chosen) throw new RangeError(`The wheel has no prize ${segment}.`);
  return 360 - (chosen.start + chosen.size / 2);
}

/**
 * The expected value of a turn in hundredths of SC, as an exact fraction.
 *
 * @returns the weighted sum and its divisor
 */
export function meanOf(weights: readonly WheelPrize[], of: number): { sum: number; of: number } {
  return { sum: weights.reduce((sum, { sweeps, weight }) => sum + sweeps * weight, 0), of };
}
