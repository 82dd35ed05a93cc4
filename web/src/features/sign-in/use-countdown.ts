import { useEffect, useState } from 'react';

/**
 * Returns the remaining seconds of a countdown, which starts at once.
 *
 * @param seconds  duration
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
