import { lazy, Suspense } from 'react';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { shortMonthLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { CostTable } from './cost-table';
import { type Cost, costBy, costNow, netCents } from './true-cost';

const CostChart = lazy(() => import('./cost-chart'));

const shownMonths = 12;

/** The cost of play for today, this month and all time: dollars spent, prizes redeemed and the difference. */
export function CostPanel({
  lines,
  timeZone,
  now,
}: {
  lines: readonly Transaction[];
  timeZone: string;
  now: Date;
}) {
  const { today, month, ever } = costNow(lines, now, timeZone);
  const months = costBy('month', lines, timeZone);
  return (
    <Panel title="The true cost">
      <Note>
        What you spent on coins, less refunds, compared with the value of the prizes you redeemed, at $1 per
        SC. Coins in your balance do not count until you redeem them.
      </Note>
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <CostCard name="Today" cost={today} />
        <CostCard name="This month" cost={month} />
        <CostCard name="All time" cost={ever} />
      </div>
      {months.length === 0 ? (
        <Note>You have not spent or redeemed anything yet.</Note>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="relative block-56 inline-full" />}>
            <CostChart
              months={months
                .slice(0, shownMonths)
                .toReversed()
                .map((cost) => ({ ...cost, name: shortMonthLabel(cost.when, { timeZone: 'UTC' }) }))}
              write={(cents) => dollarsLabel(cents, { isWhole: true })}
              label="Dollars spent and prizes redeemed by month. The tables below have the numbers."
            />
          </Suspense>
          <CostTable name="By month" rows={months} />
          <CostTable name="By day" rows={costBy('day', lines, timeZone)} />
        </>
      )}
    </Panel>
  );
}

function CostCard({ name, cost }: { name: string; cost: Cost }) {
  const net = netCents(cost);
  return (
    <section className="rounded-md bg-raised p-4" aria-label={name}>
      <h3 className="text-sm text-muted">{name}</h3>
      <p
        className="cost-net font-display text-2xl font-bold tabular"
        data-side={net < 0 ? 'below' : net > 0 ? 'above' : undefined}
      >
        {dollarsLabel(net, { isSigned: true })}
      </p>
      <Note>{`${dollarsLabel(cost.spentCents)} spent, ${dollarsLabel(cost.redeemedCents)} redeemed`}</Note>
    </section>
  );
}
