import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { BirthdayQuestion } from '#components/feedback/birthday-question';
import { FailureNotice } from '#components/feedback/failure-notice';
import { BirthdayField } from '#components/ui/birthday-field';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { residencyFields } from '#contracts/play/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { deviceZone } from '#web/lib/format/time-zones';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';
import { stateChoices } from '#web/lib/player/state-names';
import { useBirthdayQuestion } from '#web/lib/player/use-birthday-question';
import type { PlayLimits } from './limits/play-limits';
import { zoneChoices } from './zone-choices';

type Residency = PlayLimits['residency'];

const declaration = z.strictObject(residencyFields);

/**
 * Date of birth, state and time zone of a player.
 *
 * @param onSaved  called with the response
 */
export function ResidencyForm({
  residency,
  submit,
  onSaved,
}: {
  residency: Residency;
  submit: string;
  onSaved: (limits: PlayLimits) => void;
}) {
  const isFirst = residency.bornOn === null;
  const question = useBirthdayQuestion();
  const { control, field, form, isPending, failure, sendHeld, setFocus } = useContractForm({
    body: declaration,
    defaultValues: {
      bornOn: residency.bornOn ?? '',
      state: residency.state ?? '',
      // The default before the first report is not the player's choice.
      timeZone: isFirst ? deviceZone() : residency.timeZone,
    },
    messages: { bornOn: 'Enter your date of birth.', state: 'Select the state where you live.' },
    holds: (body) => isFirst && question.holds(body),
    send: (body, idempotencyKey) => playFabOps.put('/player/residency', { body, idempotencyKey }),
    onDone: onSaved,
  });
  const timeZone = useWatch({ control, name: 'timeZone' });

  return (
    <form className="grid gap-4" {...form}>
      <BirthdayQuestion {...question.dialog({ onConfirm: sendHeld, onChange: () => setFocus('bornOn') })} />
      <BirthdayField
        autoComplete="bday"
        today={residency.today}
        readOnly={!isFirst || isPending}
        hint={
          isFirst ? (
            'Check it before you save. After that, only our support team can correct it.'
          ) : (
            <>
              You cannot change this here.{' '}
              <Link className="text-link" to={paths.writeAboutBirthday}>
                Ask us to correct it
              </Link>
            </>
          )
        }
        {...field('bornOn')}
      />
      <SelectField
        label="State"
        autoComplete="address-level1"
        choices={stateChoices}
        disabled={isPending}
        hint="Where you live."
        {...field('state')}
      />
      <SelectField
        label="Time zone"
        choices={zoneChoices(timeZone)}
        disabled={isPending}
        hint={
          isFirst
            ? 'Your day starts at midnight in this time zone. Limits, bonuses and quests follow it.'
            : 'Your day starts at midnight in this time zone. A change applies after the next midnight in both the old and the new zone.'
        }
        {...field('timeZone')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        {submit}
      </Button>
    </form>
  );
}
