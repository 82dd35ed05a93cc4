import { useState } from 'react';
import * as z from 'zod/mini';
import { BirthdayQuestion } from '#components/feedback/birthday-question';
import { FailureNotice } from '#components/feedback/failure-notice';
import { FormDialog } from '#components/feedback/form-dialog';
import { BirthdayField } from '#components/ui/birthday-field';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { residencyFields } from '#contracts/play/fields';
import { localDay, timeZone } from '#domain/player/local-day';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { deviceZone } from '#web/lib/format/time-zones';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { stateNames } from '#web/lib/player/state-names';
import { useBirthdayQuestion } from '#web/lib/player/use-birthday-question';

const declaration = z.strictObject(residencyFields);
const choices = [
  { value: '', label: 'Choose your state' },
  ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
];

/**
 * Asks players who want to play with Sweeps Coins for their date of birth and their state.
 *
 * @param onPlayGold  plays with Gold Coins instead, which needs no declaration
 */
export function DeclareResidencyDialog({
  onClose,
  onPlayGold,
}: {
  onClose: () => void;
  onPlayGold: () => void;
}) {
  const question = useBirthdayQuestion();
  const [today] = useState(() => localDay(timeZone(deviceZone()), new Date()));
  const { field, form, isPending, failure, sendHeld, setFocus } = useContractForm({
    body: declaration,
    defaultValues: { bornOn: '', state: '' },
    messages: { bornOn: 'Enter your date of birth.', state: 'Select your state.' },
    toBody: (declared) => ({ ...declared, timeZone: deviceZone() }),
    holds: question.holds,
    guards: true,
    send: (body, idempotencyKey) => playFabOps.put('/player/residency', { body, idempotencyKey }),
    onDone: onClose,
  });

  return (
    <FormDialog open onClose={onClose} title="Before you play with Sweeps Coins">
      <BirthdayQuestion {...question.dialog({ onConfirm: sendHeld, onChange: () => setFocus('bornOn') })} />
      <form className="grid gap-4" {...form}>
        <p>
          Sweeps Coins can become prizes, so by law we need your age and state. We ask once and keep them
          private.
        </p>
        <BirthdayField autoComplete="bday" today={today} {...field('bornOn')} />
        <SelectField label="State" autoComplete="address-level1" choices={choices} {...field('state')} />
        {failure !== null && <FailureNotice failure={failure} />}
        <Button type="submit" variant="primary" pending={isPending}>
          Continue
        </Button>
        <Button variant="link" onClick={onPlayGold}>
          Play with Gold Coins instead
        </Button>
      </form>
    </FormDialog>
  );
}
