/** How long buttons stay blocked after what they mean has changed, so that the second press of a double press does nothing. */
export const doublePressMs = 700;

/** Whether the player may act right now. */
export interface Pace {
  /** Nothing is being requested or shown, and the game is not paused. */
  readonly mayChoose: boolean;
  /** The same, and the buttons have had their meaning for a moment. */
  readonly mayDecide: boolean;
  /** The same, and the wait for the next round has elapsed. */
  readonly mayBegin: boolean;
  setPaused(isPaused: boolean): void;
  /** True from a press until all of its answer is shown. */
  setBusy(isBusy: boolean): void;
  /** Delays the next round by this time, which replaces an earlier one. */
  waitFor(ms: number): void;
  /** Blocks decisions and the next round for a moment, which no other wait shortens. */
  rest(ms: number): void;
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
  let [isPaused, isBusy, openAtMs, restedAtMs] = [false, true, 0, 0];
  // A timer may fire slightly early.
  const reportIn = (ms: number) => clock.after(ms + 5, onChange);
  return {
    get mayChoose() {
      return !isPaused && !isBusy;
    },
    get mayDecide() {
      return this.mayChoose && clock.now() >= restedAtMs;
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
      reportIn(ms);
      onChange();
    },
    rest(ms) {
      restedAtMs = clock.now() + ms;
      reportIn(ms);
      onChange();
    },
  };
}

/**
 * Rests the pace when buttons in one place come to mean something else.
 *
 * @returns a function to call with what the buttons mean now, before they are offered
 */
export function restAfterChange(pace: Pick<Pace, 'rest'>): (meaning: string) => void {
  let last: string | null = null;
  return (meaning) => {
    const isChange = last !== null && last !== meaning;
    last = meaning;
    if (isChange) pace.rest(doublePressMs);
  };
}
