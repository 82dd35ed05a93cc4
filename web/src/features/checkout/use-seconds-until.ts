import { useEffect, useState } from 'react';

/** Whole seconds until an instant, 0 once it has passed. */
export function useSecondsUntil(instant: Date): number {
  const endMs = instant.getTime();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= endMs;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver, endMs]);

  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}
