import { LogOut, MonitorSmartphone } from 'lucide-react';
import { ConfirmDialog } from '#components/feedback/confirm-dialog';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';

/**
 * Signs out on this device or on all devices.
 *
 * @param onSignOut  clears the session of this device and redirects; `isEverywhere` when all other sessions have already ended
 */
export function SignOutsPanel({ onSignOut }: { onSignOut: (isEverywhere: boolean) => Promise<void> }) {
  const { isPending, send } = useAttempt();

  return (
    <Panel title="Sign out">
      <Note>
        Signing out here leaves your other devices signed in. Signing out everywhere ends every sign-in right
        away, including this one and anyone else’s.
      </Note>
      <Row>
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => void send(() => onSignOut(false), undefined, { onFailure: reportError })}
        >
          <LogOut aria-hidden="true" size={18} />
          Sign out here
        </Button>
        <ConfirmDialog
          opener={{
            children: (
              <>
                <MonitorSmartphone aria-hidden="true" size={18} />
                Sign out everywhere
              </>
            ),
          }}
          title="Sign out everywhere?"
          submit="Sign me out everywhere"
          variant="primary"
          act={(idempotencyKey) => playFabOps.post('/account/sign-outs', { idempotencyKey })}
          onDone={() => onSignOut(true)}
        >
          <p>You will need to sign in again on every browser and device. You will not lose anything.</p>
        </ConfirmDialog>
      </Row>
    </Panel>
  );
}
