import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { withdrawalFields } from '#contracts/identity/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { faultChoices } from '../parts/document-copy';
import { useConfirmation } from '../parts/use-confirmation';

const withdrawal = z.strictObject(withdrawalFields);
const messages = { note: `Enter a note of ${lengthLabel(withdrawalFields.note)}.` };

/** Withdraws the approval of an identity, with a fault for the player and an internal note. */
export function IdentityPanel({ player, onChange }: { player: string; onChange: (message: string) => void }) {
  const confirmation = useConfirmation<z.output<typeof withdrawal>>();
  const { field, form, isPending, failure, sendHeld } = useContractForm({
    body: withdrawal,
    defaultValues: { fault: 'face-differs', note: '' },
    messages,
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/identity-checks/{player}/withdrawals', {
        path: { player },
        body,
        idempotencyKey,
      }),
    onDone: () => onChange('Identity approval withdrawn. The player is notified.'),
  });

  return (
    <Panel title="Confirmed identity">
      <ConfirmSubmit
        title="Withdraw identity approval?"
        submit="Withdraw approval"
        {...confirmation.dialog(sendHeld)}
      >
        <p>
          The player’s documents are rejected at once, and the player is asked for new ones. Until those are
          approved, larger orders are refused, open orders that need a confirmed identity cannot be approved
          or shipped, and the date of birth can be corrected again.
        </p>
      </ConfirmSubmit>
      <form className="admin-form grid gap-3" {...form}>
        <SelectField label="What is wrong (shown to player)" choices={faultChoices} {...field('fault')} />
        <TextField
          label="Reason for the withdrawal"
          hint="For the audit log, kept permanently. Do not include personal data."
          {...field('note')}
        />
        <Button type="submit" variant="danger" pending={isPending}>
          Review withdrawal
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
