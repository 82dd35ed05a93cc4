import { useEffect, useState } from 'react';

/** Whether a wait has not elapsed. Times are milliseconds of `performance.now()`. */
export function useWait(untilMs: number): boolean {
  const [overAt, setOverAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverAt(untilMs), Math.max(0, untilMs - performance.now()));
    return () => clearTimeout(timer);
  }, [untilMs]);
  return overAt < untilMs;
}
