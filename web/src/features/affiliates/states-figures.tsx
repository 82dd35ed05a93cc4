import { lazy, Suspense } from 'react';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { dollarWords } from './affiliate-words';
import type { DateRange } from './date-range';
import type { FigureRow } from './figure-columns';
import { FigureRows } from './figure-rows';

const ShareChart = lazy(() => import('#components/charts/share-chart'));

/** What came of each state. */
export function StatesFigures({ states, range }: { states: readonly FigureRow[]; range: DateRange }) {
  return (
    <Panel title="By state">
      {states.length === 0 ? (
        <p className="affiliate-note">Nobody has signed up on these days.</p>
      ) : (
        <>
          {states.every(({ figures }) => figures.purchasesCents === 0) && (
            <p className="affiliate-note">Nobody has bought anything on these days.</p>
          )}
          <Suspense fallback={<Skeleton className="chart-box" />}>
            <ShareChart
              kind="pie"
              parts={states.map(({ name, figures }) => ({
                name,
                value: Math.max(0, figures.purchasesCents),
              }))}
              write={dollarWords}
              label="Purchases by state; the figures are in the table below"
            />
          </Suspense>
          <FigureRows head="State" rows={states} range={range} />
        </>
      )}
    </Panel>
  );
}
