import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { savedViewFields } from '#contracts/account/fields';
import type { AdminViews, ViewedList } from '#domain/player/admin-views';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { viewNameFault } from './saved-views';

const newView = z.strictObject(savedViewFields);
const messages = { name: 'Enter a name.' };

/**
 * Saves the filters of a list under a name.
 *
 * @param search  the filters as a view saves them
 * @param taken   names of the saved views, one of which may be replaced
 */
export function ViewNameForm({
  list,
  search,
  taken,
  onSaved,
}: {
  list: ViewedList;
  search: string;
  taken: readonly string[];
  onSaved: (views: AdminViews) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: newView,
    defaultValues: { name: '' },
    messages,
    toBody: ({ name }) => ({ name, search }),
    faultsOf({ name }) {
      const message = viewNameFault(name, taken);
      return message === null ? [] : [{ field: 'name', message }];
    },
    emptiesWhenDone: true,
    guards: true,
    send: (body) => playFabOps.put('/account/admin-views/{list}', { path: { list }, body }),
    onDone: onSaved,
  });

  return (
    <form className="grid gap-5" {...form}>
      <TextField
        label="Name"
        hint="The current filters are kept under this name in your account. The same name replaces a view."
        autoComplete="off"
        {...field('name')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-end" pending={isPending}>
        Save view
      </Button>
    </form>
  );
}
