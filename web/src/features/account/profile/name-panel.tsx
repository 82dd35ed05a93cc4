import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { displayNameFault, normalizeName } from '#domain/player/display-name';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { AccountDetails } from '../account-details';

/** The display name, which other players see. */
export function NamePanel({
  account: { displayName },
  onChanged,
}: {
  account: AccountDetails;
  onChanged: (account: AccountDetails, message: string) => void;
}) {
  const [typed, setTyped] = useState(displayName ?? '');
  const [wasSent, setSent] = useState(false);
  const { send, isPending, failure, dismissFailure } = useAttempt();
  const name = normalizeName(typed);
  const fault = displayNameFault(name);

  function save(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (fault !== null) return;
    void send(
      () => playFabOps.put('/account/profile', { body: { displayName: name } }),
      (account) => onChanged(account, `Your display name is now ${account.displayName}.`),
    );
  }

  return (
    <Panel title="Display name">
      <form className="account-form" noValidate onSubmit={save}>
        <TextField
          label="Name"
          autoComplete="nickname"
          maxLength={80}
          readOnly={isPending}
          value={typed}
          error={wasSent ? (fault ?? undefined) : undefined}
          hint="Other players can see this name. Your email address is never shown."
          onChange={({ target }) => {
            setTyped(target.value);
            dismissFailure();
          }}
        />
        {failure !== null && <FailureNotice failure={failure} />}
        <Button type="submit" className="justify-self-start" pending={isPending}>
          Save name
        </Button>
      </form>
    </Panel>
  );
}
