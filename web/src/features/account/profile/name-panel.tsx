import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { profileFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import type { AccountDetails } from '../account-details';
import { WinNameSwitch } from './win-name-switch';

const profile = z.strictObject(profileFields);

/** The display name, which other players see. */
export function NamePanel({
  account,
  onChanged,
}: {
  account: AccountDetails;
  onChanged: (account: AccountDetails, message: string) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: profile,
    defaultValues: { displayName: account.displayName ?? '' },
    send: (body) => playFabOps.put('/account/profile', { body }),
    onDone: (changed) => onChanged(changed, `Your display name is now ${changed.displayName}.`),
  });

  return (
    <Panel title="Display name">
      <form className="grid gap-4" {...form}>
        <TextField
          label="Name"
          autoComplete="nickname"
          readOnly={isPending}
          hint="Other players can see this name. Your email address is never shown."
          {...field('displayName')}
        />
        {failure !== null && <FailureNotice failure={failure} />}
        <Button type="submit" className="justify-self-start" pending={isPending}>
          Save name
        </Button>
      </form>
      <WinNameSwitch account={account} onChanged={onChanged} />
    </Panel>
  );
}
