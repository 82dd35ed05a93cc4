import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { SelectField } from '#components/ui/select-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { longDayLabel } from '#web/lib/format/dates';
import { dollarLabel, kindNames, reversalMessage } from '../../affiliates/affiliate-copy';
import type { Reviewed } from './reviewed';

type Reason = NonNullable<PostBody<'/admin/affiliates/{affiliate}/reversals'>['body']>['reason'];

const reasons = [
  'false-traffic',
  'self-referral',
  'terms-broken',
  'stolen-payment',
] as const satisfies readonly Reason[];

/** Asks for the reason of a reversal, which is final; the affiliate sees the reason. */
export function TakeBack({
  affiliate,
  line,
  onClose,
  onTakenBack,
}: {
  affiliate: string;
  /** null while the dialog is closed. */
  line: Reviewed | null;
  onClose: () => void;
  onTakenBack: (line: Reviewed) => void;
}) {
  return (
    <Dialog open={line !== null} onClose={onClose} title="Reverse commission">
      {line && <ReversalForm key={line.id} affiliate={affiliate} line={line} onTakenBack={onTakenBack} />}
    </Dialog>
  );
}

function ReversalForm({
  affiliate,
  line,
  onTakenBack,
}: {
  affiliate: string;
  line: Reviewed;
  onTakenBack: (line: Reviewed) => void;
}) {
  const [reason, setReason] = useState<Reason>(reasons[0]);
  const { send, isPending, failure } = useAttempt();
  const { player, sequence } = line;

  const takeBack = () =>
    send(
      () => {
        const body = { player, sequence, reason };
        // One key per accrual: it is reversed once, and a repeat returns the first response.
        const call = { path: { affiliate }, body, idempotencyKey: `${player}-${sequence}-${reason}` };
        return playFabOps.post('/admin/affiliates/{affiliate}/reversals', call);
      },
      (reversed) => onTakenBack(reversed.line),
    );

  return (
    <div className="grid gap-4 max-inline-160">
      <p>
        {dollarLabel(line.leftCents)} for “{kindNames[line.kind]}” on {longDayLabel(line.at)}. You cannot undo
        this, and the affiliate sees the reason.
      </p>
      <SelectField
        label="Reason"
        value={reason}
        choices={reasons.map((each) => ({ value: each, label: reversalMessage[each] }))}
        onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button variant="danger" pending={isPending} onClick={() => void takeBack()}>
        Reverse commission
      </Button>
    </div>
  );
}
