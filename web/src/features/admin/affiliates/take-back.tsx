import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { dollarLabel, kindNames, reversalMessages } from '../../affiliates/affiliate-copy';
import { programDayLabel } from '../../affiliates/day-copy';
import { ConfirmButton } from '../parts/confirm-button';
import type { Reviewed } from './reviewed';

type Reason = NonNullable<PostBody<'/admin/affiliates/{affiliate}/reversals'>['body']>['reason'];

const reasons = [
  'false-traffic',
  'self-referral',
  'terms-broken',
  'stolen-payment',
] as const satisfies readonly Reason[];

/** Reverses an accrual, which is final; the affiliate sees the reason. */
export function TakeBack({
  affiliate,
  line: { player, sequence, leftCents, kind, at },
  onTakenBack,
}: {
  affiliate: string;
  line: Reviewed;
  onTakenBack: (line: Reviewed) => void;
}) {
  return (
    <ConfirmButton
      label={
        <>
          Reverse
          <span className="sr-only"> {dollarLabel(leftCents)}</span>
        </>
      }
      title="Reverse commission"
      submit="Reverse commission"
      reason={{
        label: 'Reason',
        choices: reasons.map((value) => ({ value, label: reversalMessages[value] })),
      }}
      act={(reason) =>
        playFabOps.post('/admin/affiliates/{affiliate}/reversals', {
          path: { affiliate },
          body: { player, sequence, reason },
          // One key per accrual: it is reversed once, and a repeat returns the first response.
          idempotencyKey: `${player}-${sequence}-${reason}`,
        })
      }
      onDone={(reversed) => onTakenBack(reversed.line)}
    >
      {`${dollarLabel(leftCents)} for “${kindNames[kind]}” on ${programDayLabel(at)}. You cannot undo this, and the affiliate sees the reason.`}
    </ConfirmButton>
  );
}
