import { type Clock, systemClock } from '../../lib/local/events/clock';

/** The system's time, of which a test lets minutes pass in a moment: for what queues and schedules wait for. */
export interface HurriedClock extends Clock {
  skip(ms: number): void;
}

/** Functions have the time of their own process, as in the cloud: for them nothing is skipped. */
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
