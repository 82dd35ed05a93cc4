import { lazy, Suspense } from 'react';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { DateRange } from '#web/lib/filters/date-range';
import { dollarLabel } from './affiliate-copy';
import type { MetricRow } from './metric-columns';
import { MetricRows } from './metric-rows';

const ShareChart = lazy(() => import('#components/charts/share-chart'));

/** Affiliate metrics by state. */
export function StateMetrics({ states, range }: { states: readonly MetricRow[]; range: DateRange }) {
  return (
    <Panel title="By state">
      {states.length === 0 ? (
        <Note className="max-inline-prose">No sign-ups or purchases in this period.</Note>
      ) : (
        <>
          {states.every(({ metrics }) => metrics.purchasesCents === 0) && (
            <Note className="max-inline-prose">No purchases in this period.</Note>
          )}
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <ShareChart
              kind="pie"
              parts={states.map(({ name, metrics }) => ({
                name,
                value: Math.max(0, metrics.purchasesCents),
              }))}
              write={dollarLabel}
              label="Purchases by state. The table below has the numbers."
            />
          </Suspense>
          <MetricRows head="State" rows={states} range={range} />
        </>
      )}
    </Panel>
  );
}
