/** Share of a field that must be rubbed away for it to count as open. */
const openFrom = 0.6;

/** Grid points along each side: fine enough to measure the rubbed share, coarse enough to count on every move. */
const across = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rubbed area of one field. Positions and lengths are in sides of the field, from 0 to 1. */
export interface RubbedArea {
  /** Rubs a stroke of a round tip away. */
  rub(from: Point, to: Point, radius: number): void;
  isOpen(): boolean;
  /** The centers of all rubbed grid points. */
  spots(): Point[];
}

/** A field with untouched foil. */
export function untouchedArea(): RubbedArea {
  const gone = new Set<number>();
  return {
    rub(from, to, radius) {
      for (let spot = 0; spot < across * across; spot += 1) {
        if (!gone.has(spot) && distanceTo(middleOf(spot), from, to) <= radius) gone.add(spot);
      }
    },
    isOpen: () => gone.size >= openFrom * across * across,
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
