import type { Clock } from './clock';

/** Wakes whoever waits for something new. */
export interface Bell {
  /** How often it rang so far: to be read before looking, so that no ring in between is missed. */
  rings(): number;
  ring(): void;
  /** Ends at the first ring after those that were heard, after so many milliseconds, or when the signal aborts. */
  wait(heard: number, ms: number, signal: AbortSignal): Promise<void>;
}

export function createBell(clock: Clock): Bell {
  const waiters = new Set<AbortController>();
  let rings = 0;
  return {
    rings: () => rings,
    ring() {
      rings += 1;
      for (const waiter of waiters) waiter.abort();
    },
    async wait(heard, ms, signal) {
      if (heard !== rings || signal.aborted) return;
      const waiter = new AbortController();
      const stop = () => waiter.abort();
      waiters.add(waiter);
      signal.addEventListener('abort', stop);
      await clock.sleep(ms, waiter.signal);
      signal.removeEventListener('abort', stop);
      waiters.delete(waiter);
    },
  };
}
