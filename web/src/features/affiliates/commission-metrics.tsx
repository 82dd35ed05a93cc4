import { lazy, Suspense } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { programRules } from '#domain/affiliates/affiliate-rules';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { dollarLabel } from './affiliate-copy';
import { PayoutThreshold } from './payout-threshold';

const { heldDays, firstPayoutHeldDays } = programRules;

const ShareChart = lazy(() => import('#components/charts/share-chart'));

/** Commission totals by status. */
export function CommissionMetrics({
  pendingCents,
  approvedCents,
  paidCents,
  owedCents,
  reversedCents,
}: GetAnswer<'/affiliates/metrics'>['commission']) {
  const commission = [
    { name: 'Pending', value: pendingCents },
    { name: 'Approved', value: approvedCents },
    { name: 'Paid', value: paidCents },
    { name: 'Reversed', value: reversedCents },
    { name: 'Deducted from future commission', value: owedCents },
  ];
  return (
    <Panel title="Commission">
      {commission.every(({ value }) => value <= 0) && (
        <Note className="max-inline-prose">
          No commission yet. It starts with the first purchase by one of your players.
        </Note>
      )}
      <PayoutThreshold approvedCents={approvedCents} pendingCents={pendingCents} />
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <ShareChart
          kind="doughnut"
          parts={commission.map(({ name, value }) => ({ name, value: Math.max(0, value) }))}
          write={dollarLabel}
          label="Commission by status. The table below has the numbers."
        />
      </Suspense>
      <NumbersTable
        caption="Commission by status"
        columns={['Status', 'Amount']}
        rows={commission.map(({ name, value }) => [name, dollarLabel(value)])}
      />
      <Note className="max-inline-prose">
        {`Pending commission is held for ${heldDays} days, or for ${firstPayoutHeldDays} days until your first payment. `}
        Refunds, disputes and reversals after a payment are deducted from what you earn next; redeemed prizes
        are not. Reversed covers the days shown; all other amounts are all-time.
      </Note>
    </Panel>
  );
}
