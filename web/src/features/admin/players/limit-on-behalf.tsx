import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { stricterLimitFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { useConfirmation } from '../parts/use-confirmation';
import type { AdminPlayer } from './admin-player';
import { type LimitedThing, limitedThingChoices, limitLabel, limitTyped } from './limit-things';

const stricterLimit = z.strictObject(stricterLimitFields);
const messages = {
  most: 'Enter a limit of 0 or more, in the unit of what it limits.',
  note: `Enter a note of ${lengthLabel(stricterLimitFields.note)}.`,
};
const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** Sets a stricter limit on a player's behalf. */
export function LimitOnBehalf({
  of: { player, limits },
  onChange,
}: {
  of: AdminPlayer;
  onChange: (message: string) => void;
}) {
  const confirmation = useConfirmation<z.output<typeof stricterLimit>>();
  const { field, form, isPending, failure, sendHeld } = useContractForm({
    body: stricterLimit,
    defaultValues: { thing: 'purchase' as LimitedThing, period: 'day', most: '', note: '' },
    messages,
    toBody: ({ most, ...values }) => ({ ...values, most: limitTyped(values.thing, most) }),
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/limits', { path: { player }, body, idempotencyKey }),
    onDone: () => onChange('Limit set. The player is notified.'),
  });
  const { held } = confirmation;
  const current = limits.limits.find(({ thing, period }) => thing === held?.thing && period === held.period);

  return (
    <Panel title="Limit on the player’s behalf">
      <ConfirmSubmit title="Set this limit?" submit="Set limit" {...confirmation.dialog(sendHeld)}>
        {held && (
          <p>
            {`Per ${held.period}: ${limitLabel(held.thing, current?.most ?? null)} now, ${limitLabel(held.thing, held.most)} from now on. It takes effect at once. Only the player can loosen it, a day after they ask.`}
          </p>
        )}
      </ConfirmSubmit>
      <Note>For a player who asks by phone or in writing. A limit can only become stricter.</Note>
      <form className="admin-form grid gap-3" {...form}>
        <SelectField label="Limit of" choices={limitedThingChoices} {...field('thing')} />
        <SelectField label="Per" choices={periods} {...field('period')} />
        <TextField
          label="New limit"
          hint="Must be stricter than the limit in force."
          inputMode="decimal"
          {...field('most')}
        />
        <TextField
          label="Reason for the limit"
          hint="For the audit log, kept permanently. Do not include personal data."
          {...field('note')}
        />
        <Button type="submit" pending={isPending}>
          Review limit
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
