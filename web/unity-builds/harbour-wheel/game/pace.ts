/** Decides when a picture is due and how fine it may be. */
export interface Pace {
  /** @param lively  whether something moves that the player follows; otherwise a few pictures a second will do */
  isDue(nowMs: number, lively: boolean): boolean;
  /** How fine pictures are while something moves, 1 for every pixel. */
  fineness(): number;
}

const idleMs = 90;
/** A picture that took longer than this is late; so many late ones in a row are no accident. */
const lateMs = 26;
const lateInRow = 5;
const coarser = 0.72;
const coarsest = 0.4;

/** A device that is too slow for every pixel gets fewer of them while the wheel turns, and all of them once it rests. */
export function openPace(): Pace {
  let [fineness, late, lastMs] = [1, 0, -Infinity];
  return {
    isDue(nowMs, lively) {
      const passedMs = nowMs - lastMs;
      if (!lively && passedMs < idleMs) return false;
      late = lively && passedMs > lateMs ? late + 1 : 0;
      if (late >= lateInRow) {
        fineness = Math.max(coarsest, fineness * coarser);
        late = 0;
      }
      lastMs = nowMs;
      return true;
    },
    fineness: () => fineness,
  };
}
