/** Decides when a frame is due and at which resolution. */
export interface Pace {
  /** @param lively  whether visible motion is under way; otherwise a few frames a second suffice */
  isDue(nowMs: number, lively: boolean): boolean;
  /** Resolution while something moves; 1 for every pixel. */
  fineness(): number;
}

const idleMs = 90;
/** A frame above this duration is late; this many late ones in a row lower the resolution. */
const lateMs = 26;
const lateInRow = 5;
const coarser = 0.72;
const coarsest = 0.4;

/** A device that is too slow for full resolution gets less of it while the wheel turns, and all of it at rest. */
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
