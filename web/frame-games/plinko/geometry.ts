/** A place on the board, in units of its view box. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where pegs, buckets and ball lie on a board, in units of its view box. */
export interface Geometry {
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Distance of two pegs of a row, which is the width of a bucket. */
  readonly spacing: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
  /** Pegs by row, from the left; the first row has three. */
  readonly pegs: readonly (readonly Place[])[];
}

const [width, height] = [400, 320] as const;
/** Space above the first row, in which the ball appears. */
const top = 40;
/** Pegs of the first row: the ball meets the middle one. */
const firstPegs = 3;

/** Lays out a board: every board fills the same view box, so that more rows have smaller pegs. */
export function layOut(rows: number): Geometry {
  const spacing = width / (rows + 1);
  const step = (height - top) / (rows - 0.25);
  const pegs = Array.from({ length: rows }, (_, row) => {
    const count = row + firstPegs;
    return Array.from({ length: count }, (_each, at) => ({
      x: width / 2 + (at - (count - 1) / 2) * spacing,
      y: top + row * step,
    }));
  });
  return { rows, width, height, spacing, pegRadius: spacing * 0.12, ballRadius: spacing * 0.27, pegs };
}

/**
 * The peg that the ball meets in a row.
 *
 * @param rights  how many times it fell to the right before
 */
export function pegMet({ pegs }: Geometry, row: number, rights: number): Place {
  // The outermost pegs are never met: the leftmost path meets the second one of each row.
  return (pegs[row] as readonly Place[])[rights + 1] as Place;
}

/** The horizontal center of a bucket, from 0 at the left. */
export function bucketCenter({ spacing }: Geometry, bucket: number): number {
  return (bucket + 0.5) * spacing;
}
