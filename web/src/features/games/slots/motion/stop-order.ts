import { landingMs } from './reel-motion';

/** When a reel gets its stop command. */
interface StopMoment {
  /** When an anticipated reel starts to slow down; null for other reels. */
  readonly slowsAtMs: number | null;
  readonly stopsAtMs: number;
  /** Braking distance, in symbols. */
  readonly brakeSymbols: number;
}

/** Minimum turning time, so that a fast answer still looks like a spin. */
const shortestTurnMs = 620;
const betweenReelsMs = 210;
/** How long a slow reel turns before it brakes. */
const suspenseMs = 520;
/** A slow reel brakes over a shorter distance, or it would crawl. */
const slowBrakeSymbols = 2;

/**
 * Plans the stop command of each reel: from left to right, none before the answer. Anticipated reels slow down as soon as the first of
 * them is the next to land, and each stops some time after the one before it has landed.
 *
 * @param answeredAtMs  when the outcome became known, on the clock of `startedAtMs`
 * @param anticipated   whether each reel is anticipated, from left to right
 * @param brakeSymbols  braking distance of a reel from its cruise speed
 */
export function stopOrder(
  startedAtMs: number,
  answeredAtMs: number,
  anticipated: readonly boolean[],
  brakeSymbols: number,
): StopMoment[] {
  const moments: StopMoment[] = [];
  let slowsAtMs: number | null = null;
  for (const isAwaited of anticipated) {
    const before = moments.at(-1);
    const landedAtMs = before ? landsAtMs(before) : startedAtMs;
    if (isAwaited) slowsAtMs ??= landedAtMs;
    const nextMs = before
      ? before.stopsAtMs + betweenReelsMs
      : Math.max(startedAtMs + shortestTurnMs, answeredAtMs);
    moments.push(
      isAwaited
        ? { slowsAtMs, stopsAtMs: Math.max(nextMs, landedAtMs + suspenseMs), brakeSymbols: slowBrakeSymbols }
        : { slowsAtMs: null, stopsAtMs: nextMs, brakeSymbols },
    );
  }
  return moments;
}

/** When a reel lands after its stop command, accurate to the fraction of a symbol by which braking is delayed. */
function landsAtMs({ slowsAtMs, stopsAtMs, brakeSymbols }: StopMoment): number {
  return stopsAtMs + landingMs(brakeSymbols, slowsAtMs !== null);
}
