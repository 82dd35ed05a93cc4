import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { BirthdayField } from '#components/ui/birthday-field';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { birthdayFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import type { AdminPlayer } from './admin-player';

const correction = z.strictObject(birthdayFields);
const messages = {
  bornOn: 'Enter a date of birth.',
  note: `Enter a note of ${lengthLabel(birthdayFields.note)}.`,
};

/** Corrects the date of birth that a player mistyped. */
export function BirthdayForm({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  const { player } = of;
  const { field, form, isPending, failure } = useContractForm({
    body: correction,
    defaultValues: { bornOn: '', note: '' },
    messages,
    emptiesWhenDone: true,
    guards: true,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/birthday-corrections', {
        path: { player },
        body,
        idempotencyKey,
      }),
    onDone: () => onChange('Date of birth corrected. The player is notified.'),
  });
  const isUnderAge = of.limits.residency.sweepsRefusedAs === 'player/under-age';

  return (
    <Panel title="Date of birth">
      <Note>
        {isUnderAge
          ? 'By this date of birth, the player is too young to play. Correct it if they mistyped it.'
          : 'Correct it if the player mistyped it. A date that an approved identity check confirmed stays.'}
      </Note>
      <form className="admin-form grid gap-3" {...form}>
        <BirthdayField label="Correct date of birth" today={of.limits.residency.today} {...field('bornOn')} />
        <TextField
          label="Reason for correcting the date of birth"
          hint="For the audit log, kept permanently. Do not include personal data."
          {...field('note')}
        />
        <Button type="submit" pending={isPending}>
          Correct date of birth
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
