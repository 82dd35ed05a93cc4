import { type Clock, systemClock } from '../../lib/local/time/clock';

/** System time plus skipped time, for queues and schedules with long delays. */
export interface SkippingClock extends Clock {
  skip(ms: number): void;
}

/** Creates the clock. Functions keep the time of their own process, so skips do not affect them. */
export function createSkippingClock(): SkippingClock {
  const sleepers = new Set<AbortController>();
  let skippedMs = 0;
  const nowMs = () => Date.now() + skippedMs;

  return {
    now: () => new Date(nowMs()),

    async sleep(ms, signal) {
      const endsAtMs = nowMs() + ms;
      while (nowMs() < endsAtMs && !signal.aborted) {
        const sleeper = new AbortController();
        sleepers.add(sleeper);
        await systemClock.sleep(endsAtMs - nowMs(), AbortSignal.any([signal, sleeper.signal]));
        sleepers.delete(sleeper);
      }
    },

    skip(ms) {
      skippedMs += ms;
      for (const sleeper of sleepers) sleeper.abort();
    },
  };
}
