import { Clock } from 'lucide-react';
import { weekdayTimeLabel } from '#web/lib/format/dates';
import { useTimeLeft } from '#web/lib/page/use-time-left';
import { clockLabel } from './time-left';

/** The time until quests expire in the player's time zone. @param onOver  called when it has ended */
export function ResetCountdown({ what, at, onOver }: { what: string; at: string; onOver: () => void }) {
  const seconds = Math.ceil(useTimeLeft(at, 1_000, onOver) / 1_000);
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Clock aria-hidden="true" size={16} />
      <span>
        {what}{' '}
        <time
          className="font-bold text-on-background tabular"
          role="timer"
          dateTime={at}
          title={weekdayTimeLabel(at)}
        >
          {clockLabel(seconds)}
        </time>
      </span>
    </p>
  );
}
