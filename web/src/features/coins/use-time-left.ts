import { useEffect, useState } from 'react';

/** The label changes every minute; a shorter interval keeps it from lagging. */
const checkEveryMs = 5_000;

/**
 * Returns milliseconds until an instant; 0 once it has passed.
 *
 * @param onOver  called when it passes while the page is open
 */
export function useTimeLeft(instant: string, onOver: () => void): number {
  const endMs = new Date(instant).getTime();
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    if (endMs <= Date.now()) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() < endMs) return;
      clearInterval(timer);
      onOver();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [endMs, onOver]);

  return Math.max(0, endMs - nowMs);
}
