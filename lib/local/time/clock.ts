import { setTimeout } from 'node:timers/promises';

/** Clock for everything scheduled; tests advance it by hand. */
export interface Clock {
  now(): Date;
  /** Resolves after the given milliseconds, or as soon as the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Longest delay of a Node.js timer. */
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
