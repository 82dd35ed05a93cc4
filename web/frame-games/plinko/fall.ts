import { bucketCenter, type Geometry, pegMet, type Place } from './geometry';

/** The fall of a ball over time. */
export interface Fall {
  readonly endsAtMs: number;
  /** When the ball meets the peg of each row. */
  readonly meetsAtMs: readonly number[];
  /** The center of the ball at a time from 0 to `endsAtMs`. */
  at(ms: number): Place;
}

/** Time from the top to the first peg, from peg to peg, and from the last peg into the bucket. */
const [dropMs, rowMs, intoBucketMs] = [400, 115, 330] as const;
/** Upward speed after a peg, as a share of the speed at which the ball would fall a row in that time. */
const bounce = 0.85;
/** How far beside the center of a peg the ball meets it, in peg spacings: it leaves toward that side. */
const offCenter = 0.1;

/**
 * Computes the fall along a drawn path. The ball hops from peg to peg on parabolas and comes to rest in its bucket.
 *
 * @param path   sides of the ball, 0 to the left and 1 to the right, by row
 * @param speed  1 is the usual speed; 2 takes half the time
 */
export function fallAlong(board: Geometry, path: readonly number[], speed = 1): Fall {
  const stops = stopsOf(board, path);
  const legs = stops.slice(1).map((to, at) => ({
    from: stops[at] as Place,
    to,
    startsAtMs: at === 0 ? 0 : (dropMs + (at - 1) * rowMs) / speed,
    lastsMs: (at === 0 ? dropMs : at <= board.rows - 1 ? rowMs : intoBucketMs) / speed,
    bounce: at === 0 ? 0 : bounce,
  }));
  const last = legs.at(-1) as Leg;
  return {
    endsAtMs: last.startsAtMs + last.lastsMs,
    meetsAtMs: legs.slice(1).map(({ startsAtMs }) => startsAtMs),
    at: (ms) => placeOn(legs.findLast(({ startsAtMs }) => startsAtMs <= ms) ?? (legs[0] as Leg), ms),
  };
}

/** A hop from one place to the next. */
interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly startsAtMs: number;
  readonly lastsMs: number;
  readonly bounce: number;
}

/** Where the ball is at the top, on each peg and in its bucket. */
function stopsOf(board: Geometry, path: readonly number[]): Place[] {
  const { width, height, spacing, ballRadius, lift } = board;
  let rights = 0;
  const onPegs = path.map((side, row) => {
    const { x, y } = pegMet(board, row, rights);
    rights += side;
    const toward = side === 1 ? offCenter : -offCenter;
    return { x: x + toward * spacing, y: y - lift };
  });
  return [
    { x: width / 2, y: -ballRadius },
    ...onPegs,
    { x: bucketCenter(board, rights), y: height - ballRadius * 0.6 },
  ];
}

function placeOn({ from, to, startsAtMs, lastsMs, bounce: up }: Leg, ms: number): Place {
  const share = Math.min(1, Math.max(0, (ms - startsAtMs) / lastsMs));
  return {
    x: from.x + (to.x - from.x) * share,
    // A parabola through both ends, whose speed at the start is `up` rows upward.
    y: from.y + (to.y - from.y) * ((1 + up) * share * share - up * share),
  };
}
