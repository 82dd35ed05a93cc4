import { landingMs } from './reel-motion';

/** When a reel is told to stop. */
interface StopMoment {
  /** When a reel that is worth waiting for begins to turn more slowly; null for the others. */
  readonly slowsAtMs: number | null;
  readonly stopsAtMs: number;
  /** How far it brakes, in symbols. */
  readonly brakeSymbols: number;
}

/** A reel turns at least this long, so that a fast answer still looks like a spin. */
const shortestTurnMs = 620;
const betweenReelsMs = 210;
/** How long everybody looks at a slow reel before it brakes. */
const suspenseMs = 520;
/** A slow reel brakes over a shorter way, or it would crawl. */
const slowBrakeSymbols = 2;

/**
 * When each reel is told to stop: from left to right, none before the answer is there. A reel that is worth waiting for slows
 * down as soon as the first of them is the next to land, and stops some time after the one before it has landed.
 *
 * @param answeredAtMs  when the outcome became known, on the clock of `startedAtMs`
 * @param anticipated   whether each reel is worth waiting for, from left to right
 * @param brakeSymbols  how far a reel brakes from its cruise
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

/** When a reel that is told to stop is felt to, give or take the part of a symbol that it runs on for. */
function landsAtMs({ slowsAtMs, stopsAtMs, brakeSymbols }: StopMoment): number {
  return stopsAtMs + landingMs(brakeSymbols, slowsAtMs !== null);
}
