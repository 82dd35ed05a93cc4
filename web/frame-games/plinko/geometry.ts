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
  /** Height of the ball's center above a peg that it meets. */
  readonly lift: number;
  /** Pegs by row, from the left; the first row has three. */
  readonly pegs: readonly (readonly Place[])[];
}

/** The width of every board; its height follows the place that it gets. */
const width = 400;
/** Most space above the first row, in which the ball appears. */
const mostTop = 40;
/** Pegs of the first row: the ball meets the middle one. */
const firstPegs = 3;

/**
 * Lays out a board.
 *
 * @param shape  height divided by width
 */
export function layOut(rows: number, shape: number): Geometry {
  const height = width * shape;
  const top = Math.min(mostTop, height / 7);
  const spacing = width / (rows + 1);
  const step = (height - top) / (rows - 0.25);
  const pegs = Array.from({ length: rows }, (_, row) => {
    const count = row + firstPegs;
    return Array.from({ length: count }, (_each, at) => ({
      x: width / 2 + (at - (count - 1) / 2) * spacing,
      y: top + row * step,
    }));
  });
  const pegRadius = Math.min(spacing * 0.13, step * 0.2);
  const ballRadius = spacing * 0.28;
  // On a low board the ball overlaps the peg that it meets: it would hang a row too high otherwise.
  const lift = Math.min(pegRadius + ballRadius, step * 0.8);
  return { rows, width, height, spacing, pegRadius, ballRadius, lift, pegs };
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
