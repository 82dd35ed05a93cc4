import type { Clock } from './clock';

/** Wakes waiters when something new has arrived. */
export interface Bell {
  /** Number of rings so far; read it before checking for work, so that no ring in between is missed. */
  rings(): number;
  ring(): void;
  /** Resolves at the first ring after `ringsBefore`, after the timeout, or when the signal aborts. */
  wait(ringsBefore: number, ms: number, signal: AbortSignal): Promise<void>;
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
    async wait(ringsBefore, ms, signal) {
      if (ringsBefore !== rings || signal.aborted) return;
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
