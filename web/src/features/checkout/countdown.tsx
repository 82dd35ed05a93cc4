import { Clock } from 'lucide-react';
import { useSecondsUntil } from '#web/lib/page/use-seconds-until';

/** The remaining time of a reservation. Screen readers announce the last minute once, not every second. */
export function Countdown({ endMs }: { endMs: number }) {
  const seconds = useSecondsUntil(endMs);
  const isUrgent = seconds <= 60;
  return (
    <div
      className="countdown panel flex items-center gap-2 rounded-full px-3 py-2 border-line"
      data-urgent={isUrgent || undefined}
    >
      <Clock aria-hidden="true" size={20} />
      <p>
        {seconds > 0 ? 'Reserved for ' : 'Your reservation has ended. '}
        {seconds > 0 && <time className="countdown-time">{formatClock(seconds)}</time>}
      </p>
      <p className="sr-only" role="status">
        {isUrgent && seconds > 0 ? 'Your prizes are reserved for less than one more minute.' : ''}
      </p>
    </div>
  );
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
