/** Share of a field that must be rubbed away for it to count as open. */
const openFrom = 0.6;

/** Grid points along each side: fine enough to measure the rubbed share, coarse enough to count on every move. */
const across = 16;

/** The number of grid points of a field; they are numbered from 0. */
export const gridPoints = across * across;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rubbed area of one field. Positions and lengths are in sides of the field, from 0 to 1. */
export interface RubbedArea {
  /** Rubs a stroke of a round tip away. */
  rub(from: Point, to: Point, radius: number): void;
  isOpen(): boolean;
  /** The numbers of all rubbed grid points, from which the area can be restored. */
  points(): number[];
  /** The centers of all rubbed grid points. */
  spots(): Point[];
}

/**
 * The rubbed area of a field.
 *
 * @param rubbed  grid points that are rubbed already; none for untouched foil
 */
export function rubbedArea(rubbed: readonly number[] = []): RubbedArea {
  const gone = new Set(rubbed);
  return {
    rub(from, to, radius) {
      for (let spot = 0; spot < gridPoints; spot += 1) {
        if (!gone.has(spot) && distanceTo(middleOf(spot), from, to) <= radius) gone.add(spot);
      }
    },
    isOpen: () => gone.size >= openFrom * gridPoints,
    points: () => [...gone],
    spots: () => [...gone].map(middleOf),
  };
}

function middleOf(spot: number): Point {
  return { x: ((spot % across) + 0.5) / across, y: (Math.floor(spot / across) + 0.5) / across };
}

/** Distance of a point from the nearest point of a stroke. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const reached = length === 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length;
  const nearest = Math.min(1, Math.max(0, reached));
  return Math.hypot(point.x - from.x - nearest * along.x, point.y - from.y - nearest * along.y);
}
