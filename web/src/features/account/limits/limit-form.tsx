import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Row } from '#components/ui/row';
import { TextField } from '#components/ui/text-field';
import { limitFields } from '#contracts/play/fields';
import { defaultRules } from '#domain/play-limits/rules';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLateFailure } from '#web/lib/api/use-late-failure';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { effectLabel } from './limit-usage';
import { limitedThings, readUnits, writeUnits } from './limited-things';
import type { PlayLimit, PlayLimits } from './play-limits';

const { coolingMs } = defaultRules;
const playLimit = z.strictObject(limitFields);

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
  const effectOf = (value: number | null) =>
    effectLabel(limit, value, { timeZone, now: new Date(), coolingMs });
  const put = (body: z.output<typeof playLimit>, idempotencyKey: string) =>
    playFabOps.put('/play-limits/limits', { body, idempotencyKey });
  const { control, field, form, isPending, failure } = useContractForm({
    body: playLimit,
    defaultValues: { most: most === null ? '' : writeUnits(thing, most) },
    messages: { most: `Enter a number of ${unit}, such as ${example(limit)}.` },
    // Null would remove the limit.
    toBody: ({ most: typed }) => ({ thing, period, most: readUnits(thing, typed) ?? Number.NaN }),
    send: put,
    onDone: (limits, body) => onChanged(limits, `Saved. ${effectOf(body.most)}`),
  });
  const removal = useAttempt();
  const showLate = useLateFailure();
  const units = readUnits(thing, useWatch({ control, name: 'most' }));

  const remove = () =>
    void removal.send(
      (idempotencyKey) => put({ thing, period, most: null }, idempotencyKey),
      (limits) => onChanged(limits, `Saved. ${effectOf(null)}`),
      { onFailure: showLate },
    );

  return (
    <form className="grid gap-3 py-2" {...form}>
      <TextField
        label={`Maximum ${name} per ${period}, in ${unit}`}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        readOnly={isPending}
        hint={units === null ? undefined : effectOf(units)}
        {...field('most')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      {removal.failure !== null && <FailureNotice failure={removal.failure} />}
      <Row>
        <Button type="submit" variant="primary" pending={isPending}>
          Save
        </Button>
        {most !== null && (
          <Button variant="outline" pending={removal.isPending} onClick={remove}>
            Remove this limit
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

function example({ thing }: PlayLimit): string {
  return thing === 'time' ? '60' : limitedThings[thing].decimals === 2 ? '20.00' : '10,000';
}
