import { lazy, Suspense, useCallback } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Chip, Chips } from '#components/ui/chips';
import { DataTable } from '#components/ui/data-table';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { type Coin, coins } from '#domain/money/coin';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { shortDayLabel, dayLabel } from '#web/lib/format/dates';
import {
  type BalancePoint,
  daysOf,
  type LatestBefore,
  readBalancePoints,
  type Span,
  spans,
} from './balance-points';

const BalanceChart = lazy(() => import('./balance-chart'));

const latestBefore: LatestBefore = async (instant) => {
  const query = { to: instant.toISOString(), limit: 1 };
  const { items } = await playFabOps.get('/wallet/transactions', { query });
  return items[0] ?? null;
};

/** The player's balances by day; the span is a search parameter. */
export function BalancesPanel({ span, timeZone }: { span: Span; timeZone: string }) {
  return (
    <Panel title="Your balances">
      <Chips label="Period">
        {spans.map(({ id, label }) => (
          <Chip key={id} isChosen={id === span.id} to={`?span=${id}`} replace preventScrollReset>
            {label}
          </Chip>
        ))}
      </Chips>
      <Balances key={span.id} {...{ span, timeZone }} />
    </Panel>
  );
}

function Balances({ span, timeZone }: { span: Span; timeZone: string }) {
  const load = useCallback(
    () => readBalancePoints(daysOf(span, new Date(), timeZone), timeZone, latestBefore),
    [span, timeZone],
  );
  const { value: points, failure, reload } = useLoaded(load);

  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!points)
    return (
      <div className="account-columns" role="status" aria-busy="true">
        <span className="sr-only">Loading your balances…</span>
        <Skeleton className="relative block-56 inline-full" />
        <Skeleton className="relative block-56 inline-full" />
      </div>
    );
  return (
    <>
      <div className="account-columns">
        {coins.map((coin) => (
          <CoinLine key={coin} coin={coin} points={points} />
        ))}
      </div>
      <BalanceTable points={points} />
    </>
  );
}

function CoinLine({ coin, points }: { coin: Coin; points: readonly BalancePoint[] }) {
  const first = points[0]?.[coin] ?? 0;
  const last = points.at(-1)?.[coin] ?? 0;
  const written = (units: number) => `${formatAmount(coin, units)} ${coinNames[coin].short}`;
  return (
    <section aria-label={coinNames[coin].name}>
      <h3 className="mbe-3 flex flex-wrap items-baseline justify-between gap-x-4 text-md">
        {coinNames[coin].name}
        <Amount coin={coin} value={last} />
      </h3>
      <Suspense fallback={<Skeleton className="relative block-56 inline-full" />}>
        <BalanceChart
          coin={coin}
          days={points.map(({ day }) => shortDayLabel(day, { timeZone: 'UTC' }))}
          amounts={points.map((point) => point[coin])}
          label={`${coinNames[coin].name} from ${written(first)} to ${written(last)}. The table below has the numbers.`}
        />
      </Suspense>
    </section>
  );
}

function BalanceTable({ points }: { points: readonly BalancePoint[] }) {
  return (
    <details>
      <summary className="min-block-target cursor-pointer py-2 font-bold">Show as table</summary>
      <DataTable
        variant="figures"
        caption="Your balances at the end of each day"
        columns={['End of day', 'GC', 'SC']}
      >
        {points.toReversed().map(({ day, gold, sweeps }) => (
          <tr key={day}>
            <th scope="row">{dayLabel(day, { timeZone: 'UTC' })}</th>
            <td>{formatAmount('gold', gold)}</td>
            <td>{formatAmount('sweeps', sweeps)}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
