import { useEffect, useState } from 'react';
import { secondsUntil } from './end-of-hold';

/**
 * Returns whole seconds until an instant; 0 once it has passed.
 *
 * @param endMs  on the monotonic clock of the page: `performance.now()`
 */
export function useSecondsUntil(endMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  const isOver = nowMs >= endMs;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNowMs(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isOver, endMs]);

  return secondsUntil(endMs, nowMs);
}
