import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';

/**
 * Signs out on this device or on all devices.
 *
 * @param onSignOut  clears the session of this device and redirects; `isEverywhere` when all other sessions have already ended
 */
export function SignOutsPanel({ onSignOut }: { onSignOut: (isEverywhere: boolean) => Promise<void> }) {
  const [isConfirming, setConfirming] = useState(false);
  const here = useAttempt();
  const { send, isPending, failure, dismissFailure } = useAttempt();

  const signOutEverywhere = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/account/sign-outs', { idempotencyKey }),
      () => onSignOut(true),
    );

  return (
    <Panel title="Sign out">
      <p className="text-sm text-muted">
        Signing out here leaves your other devices signed in. Signing out everywhere ends every sign-in right
        away, including this one and anyone else’s.
      </p>
      <div className="account-ways">
        <Button
          variant="outline"
          pending={here.isPending}
          onClick={() => void here.send(() => onSignOut(false), undefined, { onFailure: reportError })}
        >
          <LogOut aria-hidden="true" size={18} />
          Sign out here
        </Button>
        <Button
          onClick={() => {
            dismissFailure();
            setConfirming(true);
          }}
        >
          <MonitorSmartphone aria-hidden="true" size={18} />
          Sign out everywhere
        </Button>
      </div>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title="Sign out everywhere?">
        <div className="account-form">
          <p>You will need to sign in again on every browser and device. You will not lose anything.</p>
          {failure !== null && <FailureNotice failure={failure} />}
          <div className="account-ways">
            <Button variant="primary" pending={isPending} onClick={signOutEverywhere}>
              Sign me out everywhere
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              Not now
            </Button>
          </div>
        </div>
      </Dialog>
    </Panel>
  );
}
