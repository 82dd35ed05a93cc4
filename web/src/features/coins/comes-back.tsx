import { Clock } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { weekdayTimeLabel } from '#web/lib/format/dates';
import { timeLeftLabel } from './time-left';
import { useTimeLeft } from './use-time-left';

/** When a daily gift becomes available again; the page reloads at that time. */
export function ComesBack({ what, at }: { what: string; at: string }) {
  const { revalidate } = useRevalidator();
  const leftMs = useTimeLeft(at, revalidate);
  return (
    <p className="inline-flex items-center gap-2 font-semibold text-muted min-block-target">
      <Clock aria-hidden="true" size={16} />
      <span>
        {what}{' '}
        <time dateTime={at} title={weekdayTimeLabel(at)}>
          {timeLeftLabel(leftMs)}
        </time>
      </span>
    </p>
  );
}
