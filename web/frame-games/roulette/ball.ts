/** The pockets of the European wheel, clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const turn = Math.PI * 2;

/** Where the middle of a pocket is on the wheel, in radians clockwise from its mark. */
export function pocketAngle(pocket: number): number {
  return ((wheelOrder as readonly number[]).indexOf(pocket) / wheelOrder.length) * turn;
}

/** A moment of a spin, in radians clockwise; `height` is 1 on the rim and 0 in a pocket. */
export interface Moment {
  readonly wheel: number;
  readonly ball: number;
  readonly height: number;
}

/** Speeds while the ball runs on the rim, in radians a millisecond: the wheel one way, the ball the other. */
const wheelSpeed = 0.0011;
const ballSpeed = -0.0105;
/** How far the ball runs at least, against the wheel, from the moment its pocket is known. */
const shortestRun = turn * 3.2;
/** From when on it falls, as a share of its run; it hops over the frets until it lies. */
const fallsAt = 0.62;
const hops = 3;
const wheelRunsOnMs = 1_400;

/** The wheel and the ball before their end is known. */
export function running(from: Moment, ms: number): Moment {
  return { wheel: from.wheel + wheelSpeed * ms, ball: from.ball + ballSpeed * ms, height: 1 };
}

/** A spin to its end. */
export interface Run {
  /** When the ball lies in its pocket, and when the wheel stands still. */
  readonly liesAtMs: number;
  readonly endsAtMs: number;
  at(ms: number): Moment;
}

/**
 * Lets the ball run out into a pocket. It slows down evenly against the wheel, so that there is no jerk where the end becomes
 * known: its speed there is that of `running`, and the run is as long as that takes.
 */
export function runInto(pocket: number, from: Moment): Run {
  const relative = from.ball - from.wheel;
  const speed = ballSpeed - wheelSpeed;
  const missing = positiveRest(pocketAngle(pocket) - relative + shortestRun);
  const way = -(shortestRun + (turn - missing));
  const liesAtMs = (2 * way) / speed;
  const endsAtMs = liesAtMs + wheelRunsOnMs;
  const wheelWay = (wheelSpeed * endsAtMs) / 2;
  return {
    liesAtMs,
    endsAtMs,
    at(ms) {
      const ofWheel = Math.min(1, ms / endsAtMs);
      const ofBall = Math.min(1, ms / liesAtMs);
      const wheel = from.wheel + wheelWay * (1 - (1 - ofWheel) ** 2);
      const ball = wheel + relative + way * (1 - (1 - ofBall) ** 2);
      return { wheel, ball, height: heightAt(ofBall) };
    },
  };
}

/** Falls from the rim, and hops lower each time. */
function heightAt(share: number): number {
  if (share <= fallsAt) return 1;
  const fallen = (share - fallsAt) / (1 - fallsAt);
  return Math.abs(Math.cos(fallen * Math.PI * (hops - 0.5))) * (1 - fallen) ** 1.5;
}

function positiveRest(angle: number): number {
  return ((angle % turn) + turn) % turn;
}
