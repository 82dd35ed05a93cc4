import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { entryBody, type EntryValues, entryValues, requestOf, typedEntry } from './entry-body';
import type { Recorded } from './entry-result';

/**
 * The form of one mail-in entry. Enter records it and returns to the code, with the day kept, so that many entries need no mouse.
 *
 * @param today  day of arrival of the first entry
 */
export function EntryForm({
  today,
  onRecorded,
}: {
  today: string;
  onRecorded: (recorded: Recorded, typed: EntryValues) => void;
}) {
  const { empty, setFocus, field, form, isPending, failure } = useContractForm({
    body: entryBody,
    defaultValues: entryValues(today),
    messages: { code: 'A digit is wrong or missing. Check the code on the letter.' },
    toBody: typedEntry,
    guards: true,
    send: (entry, idempotencyKey) =>
      playFabOps.post('/admin/free-entries', { body: requestOf(entry), idempotencyKey }),
    onDone(recorded, _entry, typed) {
      empty(entryValues(typed.receivedOn));
      setFocus('code');
      onRecorded(recorded, typed);
    },
    onFailure: () => setFocus('code'),
  });

  return (
    <form className={panelClass('grid content-start gap-4')} aria-label="Mail-in entry" {...form}>
      <div className="grid grid-fit-48 gap-4 items-start">
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
          hint="Kept for the next entry."
          type="date"
          max={today}
          readOnly={isPending}
          {...field('receivedOn')}
        />
      </div>
      <AddressFields legend="Return address (optional)" field={field} isOwn={false} />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending}>
        Record entry
      </Button>
    </form>
  );
}
