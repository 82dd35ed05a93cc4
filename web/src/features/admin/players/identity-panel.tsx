import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { withdrawalFields } from '#contracts/identity/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { useConfirmation } from '../parts/use-confirmation';

const withdrawal = z.strictObject(withdrawalFields);
type Fault = z.output<typeof withdrawal>['fault'];
const messages = { note: 'Enter a note of 3 to 200 characters.' };

const faults: readonly { value: Fault; label: string }[] = [
  { value: 'face-differs', label: 'Face differs' },
  { value: 'name-differs', label: 'Name differs' },
  { value: 'birthday-differs', label: 'Date of birth differs' },
  { value: 'address-differs', label: 'Address differs' },
  { value: 'expired', label: 'Expired' },
  { value: 'unreadable', label: 'Unreadable' },
  { value: 'cut-off', label: 'Cut off' },
  { value: 'kind-not-accepted', label: 'Type not accepted' },
];

/** Takes a confirmed identity back, with a fault for the player and an internal note. */
export function IdentityPanel({ player, onChange }: { player: string; onChange: (message: string) => void }) {
  const confirmation = useConfirmation<z.output<typeof withdrawal>>();
  const { field, form, isPending, failure, sendHeld } = useContractForm({
    body: withdrawal,
    defaultValues: { fault: 'face-differs', note: '' },
    messages,
    emptiesWhenDone: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/identity-checks/{player}/withdrawals', {
        path: { player },
        body,
        idempotencyKey,
      }),
    onDone: () => onChange('Identity no longer confirmed. The player is notified.'),
  });

  return (
    <Panel title="Confirmed identity">
      <ConfirmSubmit
        title="Take back this identity?"
        submit="Take back identity"
        {...confirmation.dialog(sendHeld)}
      >
        <p>
          The player’s documents are rejected at once, and the player is asked for new ones. Until those are
          approved, larger orders are refused, open orders that need a confirmed identity cannot be approved
          or shipped, and the date of birth can be corrected again.
        </p>
      </ConfirmSubmit>
      <form className="admin-form grid gap-3" {...form}>
        <SelectField label="What is wrong (shown to player)" choices={faults} {...field('fault')} />
        <TextField
          label="Reason for taking the identity back"
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
