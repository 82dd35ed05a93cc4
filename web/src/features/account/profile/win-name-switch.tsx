import { FailureNotice } from '#components/feedback/failure-notice';
import { SwitchField } from '#components/ui/switch-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { AccountDetails } from '../account-details';

/** Whether other players see the display name with the player’s latest wins; off until the player turns it on. */
export function WinNameSwitch({
  account: { displayName, showsNameWithWins },
  onChanged,
}: {
  account: AccountDetails;
  onChanged: (account: AccountDetails, message: string) => void;
}) {
  const { send, isPending, failure } = useAttempt();

  const toggle = (shows: boolean) =>
    send(
      () => playFabOps.put('/account/win-name', { body: { showsNameWithWins: shows } }),
      (account) =>
        onChanged(
          account,
          shows ? 'Your name appears with your wins.' : 'Your name no longer appears with your wins.',
        ),
    );

  return (
    <>
      <SwitchField
        label="Show my name with my wins"
        hint={
          displayName === null
            ? 'Applies once you choose a name. Without it, your wins appear as “A player”.'
            : 'Members see large wins on Home. When this is off, yours appear as “A player”.'
        }
        checked={showsNameWithWins}
        pending={isPending}
        onChange={({ target }) => void toggle(target.checked)}
      />
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}
