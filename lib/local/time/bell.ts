import type { Clock } from './clock';

/** Creates a bell, which wakes waiters when something new has arrived. */
export function createBell(clock: Clock) {
  const waiters = new Set<() => void>();
  let rings = 0;
  return {
    /** Number of rings so far; read it before checking for work, so that no ring in between is missed. */
    rings: () => rings,
    ring(): void {
      rings += 1;
      for (const wake of waiters) wake();
    },
    /** Resolves at the first ring after `ringsBefore`, after the timeout, or when the signal aborts. */
    async wait(ringsBefore: number, ms: number, signal: AbortSignal): Promise<void> {
      if (ringsBefore !== rings || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const sleeping = ms < Infinity ? new AbortController() : undefined;
        const wake = () => {
          waiters.delete(wake);
          signal.removeEventListener('abort', wake);
          sleeping?.abort();
          resolve();
        };
        waiters.add(wake);
        signal.addEventListener('abort', wake);
        if (sleeping) void clock.sleep(ms, sleeping.signal).then(wake);
      });
    },
  };
}
