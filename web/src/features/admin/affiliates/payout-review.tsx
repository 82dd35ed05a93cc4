import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { payoutStatus } from '../../affiliates/payout-copy';
import { Decision, type DecisionChoice } from '../parts/decision';
import { methodLines } from './method-lines';

type Placed = GetAnswer<'/admin/affiliates'>['items'][number];
type Method = PostAnswer<'/admin/affiliates/{affiliate}/payout-method/views'>['method'];

const reviews: readonly DecisionChoice<'received' | 'rejected'>[] = [
  { value: 'received', label: 'Mark tax form as received', variant: 'primary' },
  { value: 'rejected', label: 'Mark tax form as incomplete' },
];

/** Payout method and tax form of an affiliate. Superadmins can see the method in full; each view is logged. */
export function PayoutReview({
  placed,
  isSuperadmin,
  onReviewed,
}: {
  placed: Placed;
  isSuperadmin: boolean;
  onReviewed: (after: Placed) => void;
}) {
  const { affiliate, payout } = placed;
  const { taxForm, revision } = payout;
  const [method, setMethod] = useState<Method | null>(null);
  const viewing = useAttempt();
  // A method is never entered without a tax form.
  if (!taxForm) return null;
  const path = { affiliate };
  const open = reviews.filter(({ value }) => value !== taxForm.state);

  return (
    <section className="grid gap-2" aria-label={`Payout details of ${placed.email ?? affiliate}`}>
      <ul className="grid gap-1">
        {payoutStatus(payout).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {method && <p>{methodLines(method).join(', ')}</p>}
      <Decision
        choices={open}
        decide={(state) =>
          playFabOps.post('/admin/affiliates/{affiliate}/tax-form-reviews', {
            path,
            body: { state, form: taxForm.form, revision },
          })
        }
        onDecided={onReviewed}
      >
        {isSuperadmin && payout.method && !method && (
          <Button
            variant="outline"
            pending={viewing.isPending}
            onClick={() =>
              void viewing.send(
                () => playFabOps.post('/admin/affiliates/{affiliate}/payout-method/views', { path }),
                (answer) => setMethod(answer.method),
              )
            }
          >
            Show payout method
          </Button>
        )}
      </Decision>
      {viewing.failure !== null && <FailureNotice failure={viewing.failure} />}
    </section>
  );
}
