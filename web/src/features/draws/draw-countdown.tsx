import { useNow } from '#web/lib/page/use-now';
import { secondsUntil } from '#web/lib/page/use-seconds-until';
import { leftLabel } from './random-prize-copy';

/** The time until a draw closes, updated every second. */
export function DrawCountdown({ until }: { until: string }) {
  const seconds = secondsUntil(Date.parse(until), useNow(1_000));
  return (
    <span className="font-display font-bold tabular">{seconds > 0 ? leftLabel(seconds) : 'a moment'}</span>
  );
}
