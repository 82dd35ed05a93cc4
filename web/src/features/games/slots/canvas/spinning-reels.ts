import { anticipatedReels } from '../motion/anticipation';
import { planStop, reelPosition, type ReelRun, reelSpeed, restsAtMs } from '../motion/reel-motion';
import { goalAt, type ReelLoad } from '../motion/reel-symbols';
import { stopOrder } from '../motion/stop-order';
import type { ReelsAt } from '../reels-at';

/** One reel at rest or in motion. */
export interface SpinningReel {
  readonly load: ReelLoad;
  /** Null at rest. */
  readonly run: ReelRun | null;
}

/** The visible state of a reel at one moment. */
export interface ReelMoment {
  readonly load: ReelLoad;
  readonly position: number;
  readonly speed: number;
}

/** Reels at rest at these stops. */
export function restingReels({ strips, stops }: ReelsAt): SpinningReel[] {
  return strips.map((strip, reel) => ({
    load: { strip, restStop: stops[reel] ?? 0, goal: null },
    run: null,
  }));
}

/** Starts every reel. */
export function startReels(reels: readonly SpinningReel[], nowMs: number): SpinningReel[] {
  return reels.map(({ load }) => ({ load, run: { startedAtMs: nowMs, stop: null } }));
}

/** Plans the position and time at which each turning reel stops, with a delay for those that may complete scatters. */
export function stopReels(
  reels: readonly SpinningReel[],
  { at, rows, nowMs }: { at: ReelsAt; rows: number; nowMs: number },
): SpinningReel[] {
  const startedAtMs = reels[0]?.run?.startedAtMs ?? nowMs;
  const moments = stopOrder(startedAtMs, nowMs, anticipatedReels(at, rows), rows + 1);
  return reels.map(({ load, run }, reel) => {
    const moment = moments[reel];
    if (!run || !moment) return { load, run };
    const { slowsAtMs, stopsAtMs, brakeSymbols } = moment;
    const stop = planStop(run.startedAtMs, stopsAtMs, brakeSymbols, slowsAtMs);
    const splice = { position: reelPosition(run, nowMs), landing: stop.landing, rows };
    const goal = goalAt({ strip: at.strips[reel] ?? load.strip, stop: at.stops[reel] ?? 0 }, splice);
    return { load: { ...load, goal }, run: { ...run, stop } };
  });
}

/** Ends the motion of reels that have settled. */
export function settleReels(reels: readonly SpinningReel[], nowMs: number): SpinningReel[] {
  return reels.map((reel) => {
    const rest = reel.run && restsAtMs(reel.run);
    if (!reel.load.goal || rest === null || nowMs < rest) return reel;
    const { strip, stop } = reel.load.goal;
    return { load: { strip, restStop: stop, goal: null }, run: null };
  });
}

/** Whether the reel has landed: the moment of the stop, although it still settles. */
export function hasLanded({ run }: SpinningReel, nowMs: number): boolean {
  return !run || (run.stop !== null && reelPosition(run, nowMs) >= run.stop.landing);
}

/** Whether this reel is in anticipation: it turns slowly and has not landed. */
export function isAwaited(reel: SpinningReel, nowMs: number): boolean {
  const slowsAtMs = reel.run?.stop?.slowsAtMs ?? null;
  return slowsAtMs !== null && nowMs >= slowsAtMs && !hasLanded(reel, nowMs);
}

export function reelMoment({ load, run }: SpinningReel, nowMs: number): ReelMoment {
  if (!run) return { load, position: 0, speed: 0 };
  return { load, position: reelPosition(run, nowMs), speed: reelSpeed(run, nowMs) };
}
