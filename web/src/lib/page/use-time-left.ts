import { useEffect, useEffectEvent } from 'react';
import { useNow } from './use-now';

/**
 * Returns milliseconds until an instant; 0 once it has passed.
 *
 * @param everyMs  milliseconds between readings of the clock
 * @param onOver   called when the instant has passed, once
 */
export function useTimeLeft(instant: string, everyMs: number, onOver: () => unknown): number {
  const endMs = Date.parse(instant);
  const nowMs = useNow(everyMs, { untilMs: endMs });
  const isOver = nowMs >= endMs;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver, endMs]);
  return Math.max(0, endMs - nowMs);
}
