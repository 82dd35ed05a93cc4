import { lazy, Suspense } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { dollarLabel } from './affiliate-copy';

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
    { name: 'Carried against later commission', value: owedCents },
  ];
  return (
    <Panel title="Commission">
      {commission.every(({ value }) => value <= 0) && (
        <p className="affiliate-note">The first commission comes with the first purchase.</p>
      )}
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <ShareChart
          kind="doughnut"
          parts={commission.map(({ name, value }) => ({ name, value: Math.max(0, value) }))}
          write={dollarLabel}
          label="Commission by how far it is; the figures are in the table below"
        />
      </Suspense>
      <NumbersTable
        caption="Commission by how far it is"
        columns={['State', 'Amount']}
        rows={commission.map(({ name, value }) => [name, dollarLabel(value)])}
      />
      <p className="affiliate-note">
        Pending is held for 45 days after it was earned, and for 90 as long as nothing was paid to you yet.
        Refunds, disputes and reversals after a payment are carried against what you earn next; prizes
        redeemed are not. What was reversed is of the days shown; the rest is of all time.
      </p>
    </Panel>
  );
}
