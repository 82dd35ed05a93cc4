import { landedMs, type TumbleMoment, tumbleMoment, tumbleMs } from '../motion/tumble-motion';
import type { ReelsAt, TumbleInto } from '../reels-at';
import { restingReels, type SpinningReel } from './spinning-reels';

/** A tumble on its way to a window. */
export interface RunningTumble {
  readonly to: ReelsAt & { readonly fall: TumbleInto };
  readonly startedAtMs: number;
  readonly hasLanded: boolean;
}

/** Begins a tumble in the window from which it leads, whatever the reels show. */
export function startTumble(
  to: RunningTumble['to'],
  nowMs: number,
): { reels: SpinningReel[]; tumble: RunningTumble } {
  return { reels: restingReels(to.fall.from), tumble: { to, startedAtMs: nowMs, hasLanded: false } };
}

/** How a reel falls at one moment; null where nothing tumbles. */
export function fallingReel(tumble: RunningTumble | null, reel: number, nowMs: number): TumbleMoment | null {
  const fall = tumble?.to.fall.reels[reel];
  return tumble && fall ? tumbleMoment(fall, nowMs - tumble.startedAtMs) : null;
}

/**
 * A tumble after some time: its next window is on show as soon as its symbols fall.
 *
 * @returns the reels to show, null for those before; the tumble, null once it is over; and whether its symbols have touched down since
 */
export function advanceTumble(
  { to, startedAtMs, hasLanded }: RunningTumble,
  nowMs: number,
): { reels: SpinningReel[] | null; tumble: RunningTumble | null; touchesDown: boolean } {
  const elapsedMs = nowMs - startedAtMs;
  const isFalling = to.fall.reels.some((fall) => tumbleMoment(fall, elapsedMs).isFalling);
  const isDown = elapsedMs >= landedMs;
  return {
    reels: isFalling ? restingReels(to) : null,
    tumble: elapsedMs >= tumbleMs ? null : { to, startedAtMs, hasLanded: isDown },
    touchesDown: isDown && !hasLanded,
  };
}
