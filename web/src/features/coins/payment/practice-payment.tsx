import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { panelClass } from '#components/ui/panel';
import { Sums } from '#components/ui/totals';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { PracticeOutcome, PracticeView } from '../coins-views';
import { priceLabel } from '../packages/price';
import { inOrder, outcomeCopy } from './outcomes';
import './payment.css';

/** The payment page of sandbox stages, with a button for every outcome of a payment. */
export function PracticePayment({
  practice,
  onDone,
}: {
  practice: PracticeView;
  /** Leaves the page; the buttons stay pending until then. */
  onDone: () => void | Promise<void>;
}) {
  const { id, priceCents, gold, sweeps } = practice.purchase;
  const { isPending, choice, failure, send } = useAttempt();
  const possible = inOrder(practice.outcomes);

  const choose = (outcome: PracticeOutcome) =>
    send(
      (idempotencyKey) =>
        playFabOps.post('/coins/sandbox/{id}/outcomes', { path: { id }, body: { outcome }, idempotencyKey }),
      onDone,
      { choice: outcome },
    );

  return (
    <div className={panelClass('payment')}>
      <Notice tone="info">
        <p className="font-bold">Practice payment: no money moves</p>
        <p>No payment provider is connected yet. Choose how this payment should go.</p>
      </Notice>
      <Sums
        sums={[
          { name: 'Package', value: <Amount coin="gold" value={gold} /> },
          ...(sweeps > 0
            ? [{ name: 'Free Sweeps Coins', value: <Amount coin="sweeps" value={sweeps} /> }]
            : []),
          { name: 'Purchase fee', value: 'None' },
          { name: 'Price', value: priceLabel(priceCents), isTotal: true },
        ]}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      {possible.length === 0 && <p className="text-sm text-muted">This payment has no further steps.</p>}
      <ul className="grid gap-4">
        {possible.map((outcome) => (
          <li key={outcome} className="payment-outcome" data-outcome={outcome}>
            <Button
              variant={outcome === 'pay' ? 'primary' : 'outline'}
              large={outcome === 'pay'}
              pending={isPending && choice === outcome}
              disabled={isPending && choice !== outcome}
              onClick={() => void choose(outcome)}
            >
              {outcome === 'pay' ? `Pay ${priceLabel(priceCents)}` : outcomeCopy[outcome].name}
            </Button>
            <p className="text-sm text-muted">{outcomeCopy[outcome].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
