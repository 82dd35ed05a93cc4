import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { deviceZone } from '#web/lib/format/time-zones';
import { stateNames } from '#web/lib/player/state-names';
import type { PlayLimits } from './limits/play-limits';
import { zoneChoices } from './zone-choices';

type Residency = PlayLimits['residency'];

const stateChoices = [
  { value: '', label: 'Choose your state' },
  ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
];

/**
 * Date of birth, state and time zone of a player.
 *
 * @param onReported  called with the response
 */
export function ResidencyForm({
  residency,
  submit,
  onReported,
}: {
  residency: Residency;
  submit: string;
  onReported: (limits: PlayLimits) => void;
}) {
  const isFirst = residency.bornOn === null;
  const [draft, setDraft] = useState({
    bornOn: residency.bornOn ?? '',
    state: residency.state ?? '',
    // The default before the first report is not the player's choice.
    timeZone: isFirst ? deviceZone() : residency.timeZone,
  });
  const [wasSent, setSent] = useState(false);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();
  const missing = wasSent ? missingIn(draft) : {};

  function change(changed: Partial<typeof draft>) {
    setDraft({ ...draft, ...changed });
    newIdempotencyKey();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (Object.keys(missingIn(draft)).length > 0) return;
    void send(
      (idempotencyKey) => playFabOps.put('/player/residency', { body: draft, idempotencyKey }),
      onReported,
    );
  }

  return (
    <form className="account-form" noValidate onSubmit={handleSubmit}>
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={residency.today}
        readOnly={!isFirst || isPending}
        value={draft.bornOn}
        error={missing.bornOn}
        hint={
          isFirst
            ? 'You cannot change this later.'
            : 'You cannot change this here. If it is wrong, contact us.'
        }
        onChange={({ target }) => change({ bornOn: target.value })}
      />
      <SelectField
        label="State"
        autoComplete="address-level1"
        choices={stateChoices}
        disabled={isPending}
        value={draft.state}
        error={missing.state}
        hint="Where you live."
        onChange={({ target }) => change({ state: target.value })}
      />
      <SelectField
        label="Time zone"
        choices={zoneChoices(draft.timeZone)}
        disabled={isPending}
        value={draft.timeZone}
        hint={
          isFirst
            ? 'Your day starts at midnight in this time zone. Limits, bonuses and quests follow it.'
            : 'Your day starts at midnight in this time zone. A change applies after the next midnight in both the old and the new zone.'
        }
        onChange={({ target }) => change({ timeZone: target.value })}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        {submit}
      </Button>
    </form>
  );
}

function missingIn({ bornOn, state }: { bornOn: string; state: string }) {
  return {
    ...(bornOn === '' && { bornOn: 'Enter your date of birth.' }),
    ...(state === '' && { state: 'Select the state where you live.' }),
  };
}
