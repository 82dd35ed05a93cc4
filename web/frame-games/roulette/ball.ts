/** The pockets of the European wheel, clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const turn = Math.PI * 2;

/** Angle of a pocket's center on the wheel, in radians clockwise from its mark. */
export function pocketAngle(pocket: number): number {
  return ((wheelOrder as readonly number[]).indexOf(pocket) / wheelOrder.length) * turn;
}

/** A moment of a spin, in radians clockwise; `height` is 1 on the rim and 0 in a pocket. */
export interface Moment {
  readonly wheel: number;
  readonly ball: number;
  readonly height: number;
}

/** Speeds while the ball is on the rim, in radians per millisecond: wheel and ball in opposite directions. */
const wheelSpeed = 0.0011;
const ballSpeed = -0.0105;
/** Minimum travel of the ball relative to the wheel, once its pocket is known. */
const shortestRun = turn * 3.2;
/** When it falls, as a share of its run; it then hops over the frets until it rests. */
const fallsAt = 0.62;
const hops = 3;
const wheelRunsOnMs = 1_400;

/** Wheel and ball before the pocket is known. */
export function running(from: Moment, ms: number): Moment {
  return { wheel: from.wheel + wheelSpeed * ms, ball: from.ball + ballSpeed * ms, height: 1 };
}

/** A spin with a known end. */
export interface Run {
  /** When the ball rests in its pocket, and when the wheel stops. */
  readonly restsAtMs: number;
  readonly endsAtMs: number;
  at(ms: number): Moment;
}

/**
 * Plans the run of the ball into a pocket. It decelerates evenly relative to the wheel and starts at the speed of `running`, which
 * determines the duration of the run, so that the motion has no jerk.
 */
export function runInto(pocket: number, from: Moment): Run {
  const relative = from.ball - from.wheel;
  const speed = ballSpeed - wheelSpeed;
  const missing = positiveModulo(pocketAngle(pocket) - relative + shortestRun);
  const way = -(shortestRun + (turn - missing));
  const restsAtMs = (2 * way) / speed;
  const endsAtMs = restsAtMs + wheelRunsOnMs;
  const wheelWay = (wheelSpeed * endsAtMs) / 2;
  return {
    restsAtMs,
    endsAtMs,
    at(ms) {
      const ofWheel = Math.min(1, ms / endsAtMs);
      const ofBall = Math.min(1, ms / restsAtMs);
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

function positiveModulo(angle: number): number {
  return ((angle % turn) + turn) % turn;
}
