import { Clock } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { timeLeftLabel } from './time-left';
import { useTimeLeft } from './use-time-left';

const instantFormat = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** When a daily gift becomes available again; the page reloads at that time. */
export function ComesBack({ what, at }: { what: string; at: string }) {
  const { revalidate } = useRevalidator();
  const leftMs = useTimeLeft(at, revalidate);
  return (
    <p className="comes-back">
      <Clock aria-hidden="true" size={16} />
      <span>
        {what}{' '}
        <time dateTime={at} title={instantFormat.format(new Date(at))}>
          {timeLeftLabel(leftMs)}
        </time>
      </span>
    </p>
  );
}
