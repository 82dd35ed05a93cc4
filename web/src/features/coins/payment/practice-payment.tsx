import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { panelClass } from '#components/ui/panel';
import { Sums } from '#components/ui/sums';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { PracticeOutcome, PracticeView } from '../coins-views';
import { priceLabel } from '../packages/price';
import { OutcomeList } from './outcome-list';
import { groupOutcomes } from './outcomes';
import './payment.css';

/** The payment simulator of sandbox stages: the choices of a buyer, and test cases folded below them. */
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
  const { main, testCases } = groupOutcomes(practice.outcomes);

  const choose = (outcome: PracticeOutcome) =>
    void send(
      (idempotencyKey) =>
        playFabOps.post('/coins/sandbox/{id}/outcomes', { path: { id }, body: { outcome }, idempotencyKey }),
      onDone,
      { choice: outcome },
    );
  const list = {
    payLabel: `Pay ${priceLabel(priceCents)}`,
    pending: isPending ? choice : null,
    onChoose: choose,
  };

  return (
    <div className={panelClass()}>
      <Notice tone="info">
        <p className="font-bold">This is a simulator. No money moves.</p>
        <p>This site is not connected to a payment provider. Choose how the payment ends.</p>
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
      {main.length > 0 && <OutcomeList outcomes={main} {...list} />}
      {testCases.length > 0 && (
        <details className="payment-tests">
          <summary>Test cases</summary>
          <OutcomeList outcomes={testCases} {...list} />
        </details>
      )}
      {practice.outcomes.length === 0 && <Note>This payment has no further steps.</Note>}
    </div>
  );
}
