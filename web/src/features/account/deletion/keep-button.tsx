import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { showToast } from '#web/lib/page/toasts';
import { setDeletion } from './deletion-state';

/** Cancels the deletion. */
export function KeepButton() {
  const { send, isPending, failure } = useAttempt();
  const keep = () =>
    void send(
      () => playFabOps.delete('/account/deletion'),
      (deletion) => {
        setDeletion(deletion);
        showToast({ tone: 'success', text: 'Your account will not be deleted. Everything works as before.' });
      },
    );
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      <Button variant="primary" className="justify-self-start" pending={isPending} onClick={keep}>
        Keep my account
      </Button>
    </>
  );
}
