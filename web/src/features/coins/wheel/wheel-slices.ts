import type { WheelPrize } from '../coins-views';

/** A slice of the wheel's rim; angles in degrees, clockwise from the pointer when the wheel is at rest. */
export interface Slice {
  /** Which of the prizes, as an index. */
  readonly segment: number;
  readonly sweeps: number;
  readonly start: number;
  readonly size: number;
}

/** No slice is wider than this share of the odds: what is likely is cut into several. */
const widestShare = 0.05;

/** Each prize begins a little later than the one before, so that their slices mesh. */
const stagger = 0.3;

/**
 * Cuts the wheel so that every prize has its true share of the rim, in slices that are spread as evenly as they go.
 *
 * @param of  what the weights add up to
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
 * How far the wheel has turned when it stands still on a prize, in degrees: the middle of one of its slices is under the pointer.
 *
 * @param nonce  chooses among the slices of the prize, so that a turn always looks the same
 * @throws RangeError if there is no such prize (our bug)
 */
export function restAngle(slices: readonly Slice[], segment: number, nonce: number): number {
  const own = slices.filter((slice) => slice.segment === segment);
  const chosen = own[nonce % own.length];
  if (!chosen) throw new RangeError(`The wheel has no prize ${segment}.`);
  return 360 - (chosen.start + chosen.size / 2);
}

/**
 * What a turn gives on average, in hundredths of SC: exact to the last of the digits that its weights call for.
 *
 * @returns the sum over all prizes and what it is to be divided by
 */
export function meanOf(weights: readonly WheelPrize[], of: number): { sum: number; of: number } {
  return { sum: weights.reduce((sum, { sweeps, weight }) => sum + sweeps * weight, 0), of };
}
