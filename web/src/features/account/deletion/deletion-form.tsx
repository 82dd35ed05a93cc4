import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { Note } from '#components/ui/note';
import { Row } from '#components/ui/row';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { formatAmount } from '#web/lib/format/coins';
import { longDayLabel } from '#web/lib/format/dates';
import { dayOfErasure } from './deletion-copy';
import { setDeletion } from './deletion-state';

/** Requests the deletion of the account: a checkbox confirms it, and the button names the day. */
export function DeletionForm({ deletion, onLeave }: { deletion: AccountDeletion; onLeave: () => void }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { send, isPending, failure } = useAttempt();
  const { lost, waitingDays, signInWithinMinutes } = deletion;
  const [now, setNow] = useState(() => new Date());
  const day = longDayLabel(dayOfErasure(now, { waitingDays }));
  const coins =
    lost.sweepsRedeemable > 0 &&
    ` and that I lose ${formatAmount('sweeps', lost.sweepsRedeemable)} SC that I could redeem`;

  const request = () =>
    void send((idempotencyKey) => playFabOps.post('/account/deletion', { idempotencyKey }), setDeletion);

  function confirm(isChecked: boolean) {
    // The form may have been open for days.
    setNow(new Date());
    setConfirmed(isChecked);
  }

  return (
    <div className="grid gap-4">
      <CheckField checked={isConfirmed} onChange={({ target }) => confirm(target.checked)}>
        {`I understand that my account cannot be restored after ${day}${coins || ''}.`}
      </CheckField>
      <Note>
        {`You can change your mind at any time until then. If you signed in more than ${signInWithinMinutes} minutes ago, we will ask you to sign in again.`}
      </Note>
      {failure !== null && <FailureNotice failure={failure} />}
      <Row>
        <Button variant="danger" disabled={!isConfirmed} pending={isPending} onClick={request}>
          {`Delete my account on ${day}`}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Not now
        </Button>
      </Row>
    </div>
  );
}
