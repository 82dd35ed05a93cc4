import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { liftFields, suspensionFields } from '#contracts/account/fields';
import { suspensionText } from '#domain/player/suspension-copy';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { instantLabel } from '#web/lib/format/dates';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import type { Suspension } from '#web/lib/player/suspension';
import { suspensionLabels } from '#web/lib/player/suspension-copy';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { useConfirmation } from '../parts/use-confirmation';
import type { AdminPlayer } from './admin-player';
import { SuspensionEffects } from './suspension-effects';

type Reason = Suspension['reason'];

const newSuspension = z.strictObject(suspensionFields);
const newLift = z.strictObject(liftFields);
const messages = { note: `Enter a note of ${lengthLabel(suspensionFields.note)}.` };

const choices = (Object.keys(suspensionLabels) as Reason[]).map((value) => ({
  value,
  label: suspensionLabels[value],
}));

/** Suspends a player or lifts the suspension, with a reason for the player and an internal note. */
export function SuspensionForm({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  const { player, suspension } = of;
  const confirmation = useConfirmation<z.output<typeof newSuspension>>();
  const suspend = useContractForm({
    body: newSuspension,
    defaultValues: { reason: 'unusual-play', note: '' },
    messages,
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/suspensions', { path: { player }, body, idempotencyKey }),
    onDone: () => onChange('Player suspended. They can see the reason.'),
  });
  const lift = useContractForm({
    body: newLift,
    defaultValues: { note: '' },
    messages,
    emptiesWhenDone: true,
    guards: true,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/suspension-lifts', { path: { player }, body, idempotencyKey }),
    onDone: () => onChange('Suspension lifted.'),
  });
  const { form, isPending, failure } = suspension ? lift : suspend;

  return (
    <Panel title="Suspension">
      <ConfirmSubmit
        title="Suspend this player?"
        submit="Suspend player"
        {...confirmation.dialog(suspend.sendHeld)}
      >
        <SuspensionEffects />
        {confirmation.held && (
          <p>{`The player is notified, and reads: “${suspensionText[confirmation.held.reason]}”`}</p>
        )}
      </ConfirmSubmit>
      {suspension ? (
        <p>{`Suspended since ${instantLabel(suspension.since)}: ${suspensionLabels[suspension.reason]}.`}</p>
      ) : (
        <Note>
          Suspended players can sign in and see their account. They cannot play, buy, redeem or receive
          bonuses. For a player who asks to be excluded, use a self-exclusion.
        </Note>
      )}
      <form key={String(suspension !== null)} className="admin-form grid gap-3" {...form}>
        {!suspension && (
          <SelectField
            label="Reason for suspension (shown to player)"
            choices={choices}
            {...suspend.field('reason')}
          />
        )}
        <TextField
          label="Note for the audit log"
          hint="Kept permanently. Do not include personal data."
          {...(suspension ? lift.field('note') : suspend.field('note'))}
        />
        <Button type="submit" variant={suspension ? 'primary' : 'danger'} pending={isPending}>
          {suspension ? 'Lift suspension' : 'Suspend'}
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
