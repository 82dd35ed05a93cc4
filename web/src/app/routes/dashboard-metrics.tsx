import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DateRangeBar } from '#components/ui/date-range-bar';
import { mostDaysByGame } from '#domain/ledger/days';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { rangeBefore, rangeIn } from '#web/lib/filters/date-range';
import {
  MoneyByDay,
  OrdersByStatus,
  PlayByDay,
  PlayByGame,
  ProductsOrdered,
} from '../../features/admin/metrics/metrics-panels';
import { MetricsTotals } from '../../features/admin/metrics/metrics-totals';
import { ReturnsPanel } from '../../features/admin/metrics/returns-panel';
import { AdminPage } from '../../features/admin/parts/admin-page';

export async function load({ request }: LoaderFunctionArgs) {
  const now = new Date();
  const range = rangeIn(new URL(request.url).searchParams, now);
  const before = rangeBefore(range);
  const [metrics, { days: daysBefore }] = await Promise.all([
    playFabOps.get('/admin/metrics', { query: { ...range } }),
    playFabOps.get('/admin/metrics', { query: { ...before } }),
  ]);
  return { metrics, range, before, daysBefore, now };
}

/** Business metrics as charts with the figures behind them. */
export function Component() {
  const { metrics, range, before, daysBefore, now } = useLoaderData<typeof load>();
  const { days, games, orders, products } = metrics;
  return (
    <AdminPage
      title="Reports"
      path={dashboardPaths.metrics}
      description="Play, purchases and redemptions."
      intro="Every day begins and ends at midnight UTC, whatever your time zone. The latest activity may not be included yet."
    >
      <DateRangeBar range={range} now={now} />
      <MetricsTotals days={days} before={before} daysBefore={daysBefore} />
      <div className="grid grid-cols-2 items-start gap-5 max-lg:grid-cols-1">
        <PlayByDay days={days} coin="gold" />
        <PlayByDay days={days} coin="sweeps" />
        <MoneyByDay days={days} />
        <OrdersByStatus orders={orders} />
        <ProductsOrdered products={products} />
        {games ? (
          <PlayByGame games={games} />
        ) : (
          <p className="text-muted">{`Rounds by game are shown for up to ${mostDaysByGame} days.`}</p>
        )}
      </div>
      {games && <ReturnsPanel games={games} />}
    </AdminPage>
  );
}
