import { useEffect, useState } from 'react';

/**
 * The current time, read at an interval, so that a background tab, whose timers are throttled, shows an old time and not a wrong one.
 *
 * @param everyMs          milliseconds between readings
 * @param options.untilMs  the readings end at this time @default never
 * @param options.clock    milliseconds from any start @default since the epoch
 */
export function useNow(
  everyMs: number,
  { untilMs = Infinity, clock = Date.now }: { untilMs?: number; clock?: () => number } = {},
): number {
  const [nowMs, setNowMs] = useState(() => clock());

  useEffect(() => {
    if (clock() >= untilMs) return undefined;
    const timer = setInterval(() => {
      setNowMs(clock());
      if (clock() >= untilMs) clearInterval(timer);
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, untilMs, clock]);

  return nowMs;
}
