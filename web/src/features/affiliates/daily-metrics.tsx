import { lazy, Suspense } from 'react';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { DateRange } from '#web/lib/filters/date-range';
import { shortDayLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import type { MetricRow } from './metric-columns';
import { MetricRows } from './metric-rows';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));

/** Affiliate metrics by day. */
export function DailyMetrics({ days, range }: { days: readonly MetricRow[]; range: DateRange }) {
  return (
    <Panel title="By day">
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <SeriesChart
          kind="line"
          names={days.map(({ name }) => shortDayLabel(name, { timeZone: 'UTC' }))}
          series={[
            { name: 'Clicks with consent', color: '--info', values: days.map((day) => day.metrics.clicks) },
            { name: 'Sign-ups', color: '--primary', values: days.map((day) => day.metrics.signUps) },
            {
              name: 'First purchases',
              color: '--secondary',
              values: days.map((day) => day.metrics.firstPurchases),
            },
          ]}
          write={countLabel}
          label="Clicks with consent, sign-ups and first purchases by day. The table below has the numbers."
        />
      </Suspense>
      <MetricRows head="Day" rows={days} range={range} isNewestFirst />
    </Panel>
  );
}
