import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { useAttempt } from '#web/lib/api/use-attempt';
import { deviceZone } from '#web/lib/format/time-zones';
import { stateNames } from '#web/lib/player/state-names';
import { declareResidency } from './answers';

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
  const [declared, setDeclared] = useState({ bornOn: '', state: '' });
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  const [wasSent, setSent] = useState(false);
  const missing = wasSent ? missingIn(declared) : {};

  function change(change: Partial<typeof declared>) {
    setDeclared({ ...declared, ...change });
    newIdempotencyKey();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (Object.keys(missingIn(declared)).length > 0) return;
    const residency = { ...declared, timeZone: deviceZone() };
    void send((idempotencyKey) => declareResidency(residency, idempotencyKey), onClose);
  }

  return (
    <Dialog open onClose={onClose} title="Before you play with Sweeps Coins">
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p>
          Sweeps Coins can become prizes, so by law we need your age and state. We ask once and keep them
          private.
        </p>
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          value={declared.bornOn}
          error={missing.bornOn}
          onChange={(event) => change({ bornOn: event.target.value })}
        />
        <SelectField
          label="State"
          autoComplete="address-level1"
          choices={choices}
          value={declared.state}
          error={missing.state}
          onChange={(event) => change({ state: event.target.value })}
        />
        {failure !== null && <FailureNotice failure={failure} />}
        <Button type="submit" variant="primary" pending={isPending}>
          Continue
        </Button>
        <Button variant="link" onClick={onPlayGold}>
          Play with Gold Coins instead
        </Button>
      </form>
    </Dialog>
  );
}

function missingIn({ bornOn, state }: { bornOn: string; state: string }) {
  return {
    ...(bornOn === '' && { bornOn: 'Enter your date of birth.' }),
    ...(state === '' && { state: 'Select your state.' }),
  };
}
