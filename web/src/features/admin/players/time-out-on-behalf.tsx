import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { breakFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { useConfirmation } from '../parts/use-confirmation';
import type { AdminPlayer } from './admin-player';
import { timeOutChoices, timeOutLabel, timeOutLength } from './time-out-lengths';

const choice = z.strictObject({ length: z.string(), note: breakFields.note });
type Choice = z.output<typeof choice>;
const messages = { note: `Enter a note of ${lengthLabel(breakFields.note)}.` };

/** Starts a break or records a self-exclusion on a player's behalf. */
export function TimeOutOnBehalf({
  of: { player },
  onChange,
}: {
  of: AdminPlayer;
  onChange: (message: string) => void;
}) {
  const confirmation = useConfirmation<Choice>();
  const { field, form, isPending, failure, sendHeld } = useContractForm({
    body: choice,
    defaultValues: { length: 'break-1', note: '' },
    messages,
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) => send(player, body, idempotencyKey),
    onDone: (_answer, { length }) => onChange(`${startedLabel(length)} started. The player is notified.`),
  });
  const held = confirmation.held && timeOutLength(confirmation.held.length);

  return (
    <Panel title="Break or self-exclusion on the player’s behalf">
      <ConfirmSubmit
        title={held ? `Start a ${timeOutLabel(held).toLowerCase()}?` : 'Start a break?'}
        submit="Start it now"
        {...confirmation.dialog(sendHeld)}
      >
        <p>
          It starts at once, and the player cannot play, buy coins or collect bonuses until it ends. They can
          still sign in and redeem prizes. {held?.kind === 'exclusion' ? lasting : passing}
        </p>
      </ConfirmSubmit>
      <Note>For a player who asks by phone or in writing. It can be prolonged, never shortened.</Note>
      <form className="admin-form grid gap-3" {...form}>
        <SelectField label="Break or self-exclusion" choices={timeOutChoices} {...field('length')} />
        <TextField
          label="Reason for the break or exclusion"
          hint="For the audit log, kept permanently. Do not include personal data."
          {...field('note')}
        />
        <Button type="submit" variant="danger" pending={isPending}>
          Review break or exclusion
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}

function startedLabel(choice: string): string {
  const length = timeOutLength(choice);
  return length ? timeOutLabel(length) : 'Time-out';
}

const lasting =
  'A self-exclusion can be prolonged but not undone, by anyone, and applies to a later account too.';
const passing = 'A break can be prolonged but not ended early.';

function send(player: string, { length, note }: Choice, idempotencyKey: string) {
  const timeOut = timeOutLength(length);
  if (!timeOut) throw new Error(`No time-out has the length ${length}`);
  const path = { player };
  return timeOut.kind === 'break'
    ? playFabOps.post('/admin/players/{player}/breaks', {
        path,
        body: { days: timeOut.days, note },
        idempotencyKey,
      })
    : playFabOps.post('/admin/players/{player}/exclusions', {
        path,
        body: { months: timeOut.months, note },
        idempotencyKey,
      });
}
