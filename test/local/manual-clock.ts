import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../lib/local/time/clock';

interface Sleeper {
  readonly dueAtMs: number;
  readonly wake: () => void;
}

/** A clock that advances on demand. */
export interface ManualClock extends Clock {
  /** Advances the time: due sleepers wake, and may sleep again. */
  advance(ms: number): Promise<void>;
}

export function createManualClock(startsAt: string): ManualClock {
  const sleepers = new Set<Sleeper>();
  let nowMs = Date.parse(startsAt);
  return {
    now: () => new Date(nowMs),
    sleep: (ms, signal) =>
      new Promise((wake) => {
        if (ms <= 0 || signal.aborted) return wake();
        const sleeper: Sleeper = {
          dueAtMs: nowMs + ms,
          wake() {
            sleepers.delete(sleeper);
            signal.removeEventListener('abort', sleeper.wake);
            wake();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.wake);
      }),
    async advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        await setImmediate();
        const [next] = [...sleepers].sort((a, b) => a.dueAtMs - b.dueAtMs);
        if (!next || next.dueAtMs > endMs) break;
        nowMs = Math.max(nowMs, next.dueAtMs);
        next.wake();
      }
      nowMs = endMs;
      await setImmediate();
    },
  };
}
