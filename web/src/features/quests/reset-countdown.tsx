import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { weekdayTimeLabel } from '#web/lib/format/dates';
import { clockLabel } from './time-left';

/** The time until quests expire in the player's time zone. @param onOver  called when it ends while the page is open */
export function ResetCountdown({ what, at, onOver }: { what: string; at: string; onOver: () => void }) {
  const endMs = new Date(at).getTime();
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() < endMs) return;
      clearInterval(timer);
      onOver();
    }, 1_000);
    return () => clearInterval(timer);
  }, [endMs, onOver]);

  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1_000));
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
