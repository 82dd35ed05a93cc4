import { lazy, Suspense } from 'react';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { DateRange } from '#web/lib/filters/date-range';
import { dollarLabel } from './affiliate-copy';
import type { MetricRow } from './metric-columns';
import { MetricRows } from './metric-rows';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));

/** Affiliate metrics by link. */
export function LinkMetrics({ links, range }: { links: readonly MetricRow[]; range: DateRange }) {
  return (
    <Panel title="By link">
      {links.length === 0 ? (
        <Note className="max-inline-prose">No activity on your links in this period.</Note>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <SeriesChart
              kind="bar"
              names={links.map(({ name }) => name)}
              series={[
                {
                  name: 'Net revenue',
                  color: '--primary',
                  values: links.map((link) => link.metrics.netCents),
                },
              ]}
              write={dollarLabel}
              label="Net revenue by link. The table below has the numbers."
            />
          </Suspense>
          <MetricRows head="Link" rows={links} range={range} />
        </>
      )}
    </Panel>
  );
}
