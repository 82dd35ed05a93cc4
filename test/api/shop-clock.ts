import { type Clock, systemClock } from '../../lib/local/time/clock';

/** System time plus skipped time, for queues and schedules with long delays. */
export interface HurriedClock extends Clock {
  skip(ms: number): void;
}

/** Creates the clock. Functions keep the time of their own process, so skips do not affect them. */
export function createHurriedClock(): HurriedClock {
  const asleep = new Set<AbortController>();
  let aheadMs = 0;
  const nowMs = () => Date.now() + aheadMs;

  return {
    now: () => new Date(nowMs()),

    async sleep(ms, signal) {
      const endsAtMs = nowMs() + ms;
      while (nowMs() < endsAtMs && !signal.aborted) {
        const sleeper = new AbortController();
        asleep.add(sleeper);
        await systemClock.sleep(endsAtMs - nowMs(), AbortSignal.any([signal, sleeper.signal]));
        asleep.delete(sleeper);
      }
    },

    skip(ms) {
      aheadMs += ms;
      for (const sleeper of asleep) sleeper.abort();
    },
  };
}
