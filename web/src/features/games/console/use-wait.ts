import { useEffect, useState } from 'react';

/** Whether a wait is still on. Its bounds are milliseconds since the page was opened, as `performance.now()` counts. */
export function useWait(untilMs: number): boolean {
  const [overAt, setOverAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverAt(untilMs), Math.max(0, untilMs - performance.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return overAt < untilMs;
}
