import { useState } from 'react';
import { useSecondsUntil } from '#web/lib/page/use-seconds-until';

/**
 * Returns the remaining seconds of a countdown, which starts at once.
 *
 * @param seconds  duration
 */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const endFromNow = () => performance.now() + seconds * 1_000;
  const [endMs, setEndMs] = useState(endFromNow);
  const secondsLeft = useSecondsUntil(endMs);
  // Right after a restart, the last reading of the clock is that of the end before.
  return { left: Math.min(seconds, secondsLeft), restart: () => setEndMs(endFromNow()) };
}
