import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import type { Recorded } from './entry-result';
import { letterBody, type LetterValues, letterValues, requestOf, typedLetter } from './letter-body';

/**
 * The form of one letter. Enter records it and returns to the code, with the day kept, so that a pile needs no mouse.
 *
 * @param today  day of arrival of the first letter
 */
export function LetterForm({
  today,
  onRecorded,
}: {
  today: string;
  onRecorded: (recorded: Recorded, typed: LetterValues) => void;
}) {
  const { setValue, setFocus, field, form, isPending, failure } = useContractForm({
    body: letterBody,
    defaultValues: letterValues(today),
    messages: { code: 'A digit is wrong or missing. Check the code on the letter.' },
    toBody: typedLetter,
    send: (letter, idempotencyKey) =>
      playFabOps.post('/admin/free-entries', { body: requestOf(letter), idempotencyKey }),
    onDone(recorded, _letter, typed) {
      for (const [name, value] of Object.entries(letterValues(typed.receivedOn)))
        setValue(name as keyof LetterValues, value);
      setFocus('code');
      onRecorded(recorded, typed);
    },
    onFailure: () => setFocus('code'),
  });

  return (
    <form className={panelClass('grid content-start gap-4')} aria-label="Letter" {...form}>
      <div className="letter-head">
        <TextField
          label="Code"
          hint="12 digits. Spaces and hyphens are ignored."
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          readOnly={isPending}
          {...field('code')}
        />
        <TextField
          label="Day of arrival"
          hint="Kept for the next letter."
          type="date"
          max={today}
          readOnly={isPending}
          {...field('receivedOn')}
        />
      </div>
      <AddressFields
        legend="Address on the letter. Leave it empty if there is none."
        field={field}
        isOwn={false}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending}>
        Record and go to the next letter
      </Button>
    </form>
  );
}
