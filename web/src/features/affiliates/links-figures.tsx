import { lazy, Suspense } from 'react';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { dollarWords } from './affiliate-words';
import type { DateRange } from './date-range';
import type { FigureRow } from './figure-columns';
import { FigureRows } from './figure-rows';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));

/** What came of each link. */
export function LinksFigures({ links, range }: { links: readonly FigureRow[]; range: DateRange }) {
  return (
    <Panel title="By link">
      {links.length === 0 ? (
        <p className="affiliate-note">Nobody has come by a link on these days.</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <SeriesChart
              kind="bar"
              names={links.map(({ name }) => name)}
              series={[
                {
                  name: 'Net revenue',
                  colour: '--primary',
                  values: links.map((link) => link.figures.netCents),
                },
              ]}
              write={dollarWords}
              label="Net revenue by link; the figures are in the table below"
            />
          </Suspense>
          <FigureRows head="Link" rows={links} range={range} />
        </>
      )}
    </Panel>
  );
}
