import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import { LimitForm } from './limit-form';
import { usageCopy, usedShare } from './limit-usage';
import { limitedThings } from './limited-things';
import type { PlayLimit, PlayLimits } from './play-limits';

const periodNames: Record<PlayLimit['period'], string> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

/** One limit: its usage, its pending change and the form to change it. */
export function LimitRow({
  limit,
  timeZone,
  onChanged,
}: {
  limit: PlayLimit;
  timeZone: string;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending, failure } = useAttempt();
  const { thing, period, most, next } = limit;
  const { name, write } = limitedThings[thing];
  const { used, left } = usageCopy(limit, { timeZone });
  const share = usedShare(limit);
  const ofWhat = `${name} per ${period}`;

  const keep = () =>
    void send(
      (idempotencyKey) =>
        playFabOps.put('/play-limits/limits', { body: { thing, period, most }, idempotencyKey }),
      (limits) => onChanged(limits, `Your limit stays at ${write(most ?? 0)}.`),
    );

  return (
    <li className="limit-row grid grid-cols-rest-auto items-center gap-x-3 gap-y-1 py-3">
      <div className="limit-words flex flex-wrap content-center items-baseline gap-x-3 tabular min-block-target">
        <span className="limit-period font-bold">{periodNames[period]}</span>
        <span>{used}</span>
      </div>
      {!isOpen && (
        <Button
          variant={most === null ? 'outline' : 'quiet'}
          className="limit-change"
          aria-label={`${most === null ? 'Set' : 'Change'} the limit on ${ofWhat}`}
          onClick={() => setOpen(true)}
        >
          {most === null ? 'Set' : 'Change'}
        </Button>
      )}
      {share !== null && (
        <meter
          className="limit-bar"
          aria-label={`Share used of the limit on ${ofWhat}`}
          value={share}
          high={0.8}
          optimum={0}
        />
      )}
      {left !== null && <Note className="tabular">{left}</Note>}
      {next && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0 text-sm tabular text-warning">
          <p>
            {`Changes to ${next.most === null ? 'no limit' : write(next.most)} on ${weekdayInstantLabel(next.from, { timeZone })}.`}
          </p>
          <Button variant="link" pending={isPending} onClick={keep}>
            {`Keep ${write(most ?? 0)} instead`}
          </Button>
        </div>
      )}
      {failure !== null && <FailureNotice failure={failure} onRetry={keep} />}
      {isOpen && (
        <LimitForm
          limit={limit}
          timeZone={timeZone}
          onClose={() => setOpen(false)}
          onChanged={(limits, message) => {
            setOpen(false);
            onChanged(limits, message);
          }}
        />
      )}
    </li>
  );
}
