/** Whether the player may press anything right now. */
export interface Pace {
  /** Nothing is asked or shown, nothing holds the game still. */
  readonly mayDecide: boolean;
  /** The same, and the next round need not wait any longer. */
  readonly mayBegin: boolean;
  setPaused(isPaused: boolean): void;
  /** From a press until all of its answer is shown. */
  setBusy(isBusy: boolean): void;
  /** The next round begins no sooner than after so long. */
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
 * Keeps what holds a game up, and says when that changed.
 *
 * @param onChange  called after every change, and again when a wait is over
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
      // A timer may ring a moment early.
      clock.after(ms + 5, onChange);
      onChange();
    },
  };
}
