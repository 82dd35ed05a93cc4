import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { defaultRules } from '#domain/play-limits/rules';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { effectLabel } from './limit-usage';
import { limitedThings, readUnits, writeUnits } from './limited-things';
import type { PlayLimit, PlayLimits } from './play-limits';

const { coolingMs } = defaultRules;

/** Sets one limit; before it is sent the form shows when it takes effect. */
export function LimitForm({
  limit,
  timeZone,
  onClose,
  onChanged,
}: {
  limit: PlayLimit;
  timeZone: string;
  onClose: () => void;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const { thing, period, most } = limit;
  const { name, unit } = limitedThings[thing];
  const [typed, setTyped] = useState(most === null ? '' : writeUnits(thing, most));
  const [wasSent, setSent] = useState(false);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();
  const units = readUnits(thing, typed);
  const effectOf = (value: number | null) =>
    effectLabel(limit, value, { timeZone, now: new Date(), coolingMs });

  const set = (value: number | null) =>
    void send(
      (idempotencyKey) =>
        playFabOps.put('/play-limits/limits', { body: { thing, period, most: value }, idempotencyKey }),
      (limits) => onChanged(limits, `Saved. ${effectOf(value)}`),
      { choice: value === null ? 'remove' : 'set' },
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (units !== null) set(units);
  }

  return (
    <form className="grid gap-3 py-2" noValidate onSubmit={submit}>
      <TextField
        label={`Maximum ${name} per ${period}, in ${unit}`}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        readOnly={isPending}
        value={typed}
        error={
          wasSent && units === null ? `Enter a number of ${unit}, such as ${example(limit)}.` : undefined
        }
        hint={units === null ? undefined : effectOf(units)}
        onChange={({ target }) => {
          setTyped(target.value);
          newIdempotencyKey();
        }}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="account-ways">
        <Button type="submit" variant="primary" pending={isPending}>
          Save
        </Button>
        {most !== null && (
          <Button variant="outline" pending={isPending} onClick={() => set(null)}>
            Remove this limit
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function example({ thing }: PlayLimit): string {
  return thing === 'time' ? '60' : limitedThings[thing].decimals === 2 ? '20.00' : '10,000';
}
