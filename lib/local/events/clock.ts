import { setTimeout } from 'node:timers/promises';

/** Time, as whatever happens later sees it; tests move it by hand. */
export interface Clock {
  now(): Date;
  /** Ends after so many milliseconds, or as soon as the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The longest that a timer of Node.js waits. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(ms, signal) {
    const endsAtMs = Date.now() + ms;
    for (let left = ms; left > 0 && !signal.aborted; left = endsAtMs - Date.now()) {
      await setTimeout(Math.min(left, longestTimerMs), undefined, { signal }).catch(() => undefined);
    }
  },
};
