import { Clock } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { weekdayTimeLabel } from '#web/lib/format/dates';
import { useTimeLeft } from '#web/lib/page/use-time-left';
import { timeLeftLabel } from './time-left';

/** The label changes every minute; a shorter interval keeps it from lagging. */
const checkEveryMs = 5_000;

/** When a daily gift becomes available again; the page reloads at that time. */
export function ComesBack({ what, at }: { what: string; at: string }) {
  const { revalidate } = useRevalidator();
  const leftMs = useTimeLeft(at, checkEveryMs, revalidate);
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
