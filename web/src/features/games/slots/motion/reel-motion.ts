/**
 * The travel of one reel as a function of time. It winds up against the direction of play before it goes, turns
 * steadily while the server answers, and brakes past its goal before it settles: that is what makes it heavy.
 *
 * Positions are symbols travelled since the reel was last at rest; a whole number shows whole symbols. Times are
 * milliseconds of one clock.
 */
export interface ReelRun {
  readonly startedAtMs: number;
  readonly stop: ReelStop | null;
}

export interface ReelStop {
  readonly brakeAtMs: number;
  /** Where braking begins, a whole number of symbols before the landing. */
  readonly brakeFrom: number;
  /** Where the reel comes to rest: a whole number. */
  readonly landing: number;
}

const cruiseSymbolsPerSecond = 26;
/** How far the reel leans back before it starts and leans over before it settles; larger is further. */
const weight = 1.15;
/** A cubic with that weight leaves or meets a steady speed exactly when its own mean speed is this many times lower. */
const steepness = weight + 3;
const windUpMs = 300;
const cruisePerMs = cruiseSymbolsPerSecond / 1000;
const windUpSymbols = (cruisePerMs * windUpMs) / steepness;

/** How long a reel brakes over a distance, until it rests. */
export function brakingMs(symbols: number): number {
  return (symbols * steepness) / cruisePerMs;
}

/** The position at a moment, which is below 0 while the reel winds up. */
export function reelPosition(run: ReelRun, nowMs: number): number {
  const { startedAtMs, stop } = run;
  if (stop && nowMs >= stop.brakeAtMs) {
    const distance = stop.landing - stop.brakeFrom;
    return stop.brakeFrom + distance * leanOver(clamp((nowMs - stop.brakeAtMs) / brakingMs(distance)));
  }
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  if (elapsedMs < windUpMs) return windUpSymbols * leanBack(elapsedMs / windUpMs);
  return windUpSymbols + (elapsedMs - windUpMs) * cruisePerMs;
}

/** Symbols per second at a moment, forwards above 0. */
export function reelSpeed(run: ReelRun, nowMs: number): number {
  const halfMs = 4;
  return ((reelPosition(run, nowMs + halfMs) - reelPosition(run, nowMs - halfMs)) / (2 * halfMs)) * 1000;
}

/**
 * Plans the stop of a turning reel.
 *
 * @param brakeSymbols  distance of the braking, a whole number
 * @returns a stop that starts braking at the first moment from `fromMs` at which the landing comes out whole
 */
export function planStop(startedAtMs: number, fromMs: number, brakeSymbols: number): ReelStop {
  const earliestMs = Math.max(fromMs, startedAtMs + windUpMs);
  const position = reelPosition({ startedAtMs, stop: null }, earliestMs);
  const brakeFrom = Math.ceil(position);
  return {
    brakeAtMs: earliestMs + (brakeFrom - position) / cruisePerMs,
    brakeFrom,
    landing: brakeFrom + brakeSymbols,
  };
}

/** When the reel rests; null while nobody has planned its stop. */
export function restsAtMs({ stop }: ReelRun): number | null {
  return stop && stop.brakeAtMs + brakingMs(stop.landing - stop.brakeFrom);
}

function leanBack(progress: number): number {
  return (weight + 1) * progress ** 3 - weight * progress ** 2;
}

function leanOver(progress: number): number {
  return 1 - leanBack(1 - progress);
}

function clamp(progress: number): number {
  return Math.min(1, progress);
}
