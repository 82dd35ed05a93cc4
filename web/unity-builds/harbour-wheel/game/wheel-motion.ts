/** Motion of the wheel; angles are in radians, clockwise, and times in milliseconds of one clock. */
export type WheelMotion =
  | { readonly kind: 'resting'; readonly angle: number }
  /** Drawn back slightly: a round was requested and its answer is pending. */
  | { readonly kind: 'drawn-back'; readonly from: number; readonly sinceMs: number }
  | {
      readonly kind: 'turning';
      readonly from: number;
      readonly travel: number;
      readonly sinceMs: number;
      readonly durationMs: number;
    };

/** Angle of a turning wheel after a part of its time; computed by the game's code. */
export type Turn = (part: number, from: number, travel: number) => number;

const fullTurn = 2 * Math.PI;
const turns = 3;
const spinMs = 4_400;
const returnMs = 400;
const drawnBackBy = 0.1;
const drawingMs = 140;

export function angleAt(motion: WheelMotion, nowMs: number, turn: Turn): number {
  if (motion.kind === 'resting') return motion.angle;
  const elapsedMs = Math.max(0, nowMs - motion.sinceMs);
  if (motion.kind === 'drawn-back') return motion.from - drawnBackBy * (1 - Math.exp(-elapsedMs / drawingMs));
  return turn(elapsedMs / motion.durationMs, motion.from, motion.travel);
}

export function isOver(motion: WheelMotion, nowMs: number): boolean {
  return motion.kind === 'turning' && nowMs - motion.sinceMs >= motion.durationMs;
}

/** Angle at which the middle of a segment is under the pointer. */
export function restingAngle(segment: number, segments: number): number {
  return segment === 0 ? 0 : fullTurn - (segment * fullTurn) / segments;
}

/** The segment under the pointer. */
export function segmentAt(angle: number, segments: number): number {
  return modulo(Math.round((-angle * segments) / fullTurn), segments);
}

export function drawBack(from: number, nowMs: number): WheelMotion {
  return { kind: 'drawn-back', from, sinceMs: nowMs };
}

/** Turns the wheel until the segment is under the pointer. */
export function spinTo(segment: number, segments: number, from: number, nowMs: number): WheelMotion {
  const rest = modulo(restingAngle(segment, segments) - from, fullTurn);
  return { kind: 'turning', from, travel: turns * fullTurn + rest, sinceMs: nowMs, durationMs: spinMs };
}

/** Returns a drawn-back wheel to its previous angle. */
export function letGo(from: number, to: number, nowMs: number): WheelMotion {
  return { kind: 'turning', from, travel: to - from, sinceMs: nowMs, durationMs: returnMs };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
