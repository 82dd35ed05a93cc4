import { lazy, Suspense } from 'react';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { countWords } from './affiliate-words';
import type { DateRange } from './date-range';
import type { FigureRow } from './figure-columns';
import { FigureRows } from './figure-rows';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));

/** What came of an affiliate's links, day by day. */
export function DaysFigures({ days, range }: { days: readonly FigureRow[]; range: DateRange }) {
  return (
    <Panel title="By day">
      <Suspense fallback={<Skeleton className="chart-box" />}>
        <SeriesChart
          kind="line"
          names={days.map(({ name }) => name.slice(5))}
          series={[
            { name: 'Clicks', colour: '--info', values: days.map((day) => day.figures.clicks) },
            { name: 'Sign-ups', colour: '--primary', values: days.map((day) => day.figures.signUps) },
            {
              name: 'First purchases',
              colour: '--secondary',
              values: days.map((day) => day.figures.firstPurchases),
            },
          ]}
          write={countWords}
          label="Clicks, sign-ups and first purchases by day; the figures are in the table below"
        />
      </Suspense>
      <FigureRows head="Day" rows={days} range={range} isNewestFirst />
    </Panel>
  );
}
