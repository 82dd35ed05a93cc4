import { useEffect, useState } from 'react';

/**
 * Seconds that are left of a wait.
 *
 * @param seconds  how long a wait lasts; the first one starts at once
 */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return { left, restart: () => setLeft(seconds) };
}
