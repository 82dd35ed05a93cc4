/**
 * The motion of one reel as a function of time. It winds up backwards before it starts, turns steadily while the request is pending, and
 * overshoots its goal before it settles, which makes it look heavy.
 *
 * Positions are symbols traveled since the reel was last at rest; an integer shows whole symbols. Times are milliseconds of one clock.
 */
export interface ReelRun {
  readonly startedAtMs: number;
  readonly stop: ReelStop | null;
}

export interface ReelStop {
  /** When an anticipated reel starts to slow down; null for other reels. */
  readonly slowsAtMs: number | null;
  readonly brakeAtMs: number;
  /** Where braking begins, a whole number of symbols before the landing. */
  readonly brakeFrom: number;
  /** Where the reel stops: an integer. */
  readonly landing: number;
}

const cruiseSymbolsPerSecond = 26;
const slowSymbolsPerSecond = 10;
/** How far the reel winds up before it starts and overshoots before it settles; larger is further. */
const weight = 1.15;
/** A cubic with that weight joins a steady speed smoothly when its own mean speed is lower by this factor. */
const steepness = weight + 3;
const windUpMs = 300;
/** How long a reel takes from cruise speed to its slow speed. */
const slowingMs = 320;
const cruisePerMs = cruiseSymbolsPerSecond / 1000;
const slowPerMs = slowSymbolsPerSecond / 1000;
const windUpSymbols = (cruisePerMs * windUpMs) / steepness;

/** How long a reel brakes over a distance, until it rests. */
export function brakingMs(symbols: number, isSlow = false): number {
  return (symbols * steepness) / (isSlow ? slowPerMs : cruisePerMs);
}

/** How long a braking reel takes to first reach its landing, before it overshoots and rests. */
export function landingMs(symbols: number, isSlow = false): number {
  return brakingMs(symbols, isSlow) / (weight + 1);
}

/** The position at a time; below 0 while the reel winds up. */
export function reelPosition({ startedAtMs, stop }: ReelRun, nowMs: number): number {
  if (stop && nowMs >= stop.brakeAtMs) {
    const distance = stop.landing - stop.brakeFrom;
    const progress = clamp((nowMs - stop.brakeAtMs) / brakingMs(distance, stop.slowsAtMs !== null));
    return stop.brakeFrom + distance * leanOver(progress);
  }
  return turningPosition(startedAtMs, stop?.slowsAtMs ?? null, nowMs);
}

/** The position of a reel before it brakes. It slows down only after it has wound up. */
function turningPosition(startedAtMs: number, slowsAtMs: number | null, nowMs: number): number {
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  if (elapsedMs < windUpMs) return windUpSymbols * leanBack(elapsedMs / windUpMs);
  const cruising = windUpSymbols + (elapsedMs - windUpMs) * cruisePerMs;
  const slowMs = slowsAtMs === null ? 0 : Math.max(0, nowMs - slowsAtMs);
  // The distance lost against the cruise grows quadratically while it slows down, and linearly afterwards.
  const rampMs = Math.min(slowMs, slowingMs);
  const lostMs = rampMs ** 2 / (2 * slowingMs) + (slowMs - rampMs);
  return cruising - lostMs * (cruisePerMs - slowPerMs);
}

/** Symbols per second at a time, positive forwards. */
export function reelSpeed(run: ReelRun, nowMs: number): number {
  const halfMs = 4;
  return ((reelPosition(run, nowMs + halfMs) - reelPosition(run, nowMs - halfMs)) / (2 * halfMs)) * 1000;
}

/**
 * Plans the stop of a turning reel.
 *
 * @param brakeSymbols  distance of the braking, an integer
 * @param slowsAtMs     when the reel slows down before it brakes, null for never
 * @returns a stop that starts braking at the first time from `fromMs` at which the landing is an integer
 */
export function planStop(
  startedAtMs: number,
  fromMs: number,
  brakeSymbols: number,
  slowsAtMs: number | null = null,
): ReelStop {
  const steadyAtMs = slowsAtMs === null ? startedAtMs + windUpMs : slowsAtMs + slowingMs;
  const earliestMs = Math.max(fromMs, steadyAtMs);
  const position = turningPosition(startedAtMs, slowsAtMs, earliestMs);
  const brakeFrom = Math.ceil(position);
  const speedPerMs = slowsAtMs === null ? cruisePerMs : slowPerMs;
  return {
    slowsAtMs,
    brakeAtMs: earliestMs + (brakeFrom - position) / speedPerMs,
    brakeFrom,
    landing: brakeFrom + brakeSymbols,
  };
}

/** When the reel rests; null until its stop is planned. */
export function restsAtMs({ stop }: ReelRun): number | null {
  return stop && stop.brakeAtMs + brakingMs(stop.landing - stop.brakeFrom, stop.slowsAtMs !== null);
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
