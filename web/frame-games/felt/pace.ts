/** Whether the player may act right now. */
export interface Pace {
  /** Nothing is being requested or shown, and the game is not paused. */
  readonly mayDecide: boolean;
  /** The same, and the wait for the next round has elapsed. */
  readonly mayBegin: boolean;
  setPaused(isPaused: boolean): void;
  /** True from a press until all of its answer is shown. */
  setBusy(isBusy: boolean): void;
  /** Delays the next round by this time. */
  waitFor(ms: number): void;
}

/** The clock of a page. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => void setTimeout(then, ms),
};

/**
 * Tracks what blocks a game, and reports changes.
 *
 * @param onChange  called after every change, and when a wait has elapsed
 */
export function createPace(onChange: () => void, clock: Clock = pageClock): Pace {
  let [isPaused, isBusy, openAtMs] = [false, true, 0];
  return {
    get mayDecide() {
      return !isPaused && !isBusy;
    },
    get mayBegin() {
      return this.mayDecide && clock.now() >= openAtMs;
    },
    setPaused(next) {
      isPaused = next;
      onChange();
    },
    setBusy(next) {
      isBusy = next;
      onChange();
    },
    waitFor(ms) {
      openAtMs = clock.now() + ms;
      // A timer may fire slightly early.
      clock.after(ms + 5, onChange);
      onChange();
    },
  };
}
