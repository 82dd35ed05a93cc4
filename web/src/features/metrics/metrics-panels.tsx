import { lazy } from 'react';
import { coinNames, formatAmount } from '#web/lib/coins';
import { statusLabel } from '#web/lib/order-status-copy';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { ChartPanel } from './chart-panel';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));
const ShareChart = lazy(() => import('#components/charts/share-chart'));

export type Metrics = GetAnswer<'/admin/metrics'>;
type Day = Metrics['days'][number];

const shortDay = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat();
const inDollars = (cents: number) => dollars.format(cents / 100);

/** Stakes and payouts of a coin by day. */
export function PlayByDay({ days, coin }: { days: readonly Day[]; coin: 'gold' | 'sweeps' }) {
  const { name } = coinNames[coin];
  const write = (units: number) => formatAmount(coin, units, { compact: true });
  return (
    <ChartPanel
      title={`${name} by day`}
      file={`${coin}-by-day`}
      isEmpty={days.every(({ staked }) => staked[coin] === 0)}
      columns={['Day', 'Staked', 'Paid']}
      rows={days.map(({ day, staked, paid }) => [
        day,
        formatAmount(coin, staked[coin]),
        formatAmount(coin, paid[coin]),
      ])}
    >
      <SeriesChart
        kind="line"
        names={days.map(({ day }) => shortDay.format(new Date(day)))}
        series={[
          { name: 'Staked', color: '--secondary', values: days.map(({ staked }) => staked[coin]) },
          { name: 'Paid', color: '--primary', values: days.map(({ paid }) => paid[coin]) },
        ]}
        write={write}
        label={`${name} staked and paid by day; the table below has the figures`}
      />
    </ChartPanel>
  );
}

/** Purchases and redemptions by day: one Sweeps Coin redeemed is one dollar. */
export function MoneyByDay({ days }: { days: readonly Day[] }) {
  return (
    <ChartPanel
      title="Purchases and redemptions by day"
      file="money-by-day"
      isEmpty={days.every((each) => each.purchasedCents + each.refundedCents + each.redeemedSweeps === 0)}
      columns={['Day', 'Bought', 'Refunded', 'Redeemed', 'Orders', 'Undone']}
      rows={days.map((each) => [
        each.day,
        inDollars(each.purchasedCents),
        inDollars(each.refundedCents),
        inDollars(each.redeemedSweeps),
        whole.format(each.ordersPlaced),
        whole.format(each.ordersUndone),
      ])}
    >
      <SeriesChart
        kind="line"
        names={days.map(({ day }) => shortDay.format(new Date(day)))}
        series={[
          { name: 'Bought', color: '--secondary', values: days.map((each) => each.purchasedCents) },
          { name: 'Redeemed', color: '--primary', values: days.map((each) => each.redeemedSweeps) },
        ]}
        write={inDollars}
        label="Dollars bought and redeemed by day; the table below has the figures"
      />
    </ChartPanel>
  );
}

/** Orders by current status. */
export function OrdersByStatus({ orders }: { orders: Metrics['orders'] }) {
  const parts = orders.map(({ status, count }) => ({ name: statusLabel[status].name, value: count }));
  return (
    <ChartPanel
      title="Orders by status, now"
      file="orders-by-status"
      isEmpty={parts.every(({ value }) => value === 0)}
      columns={['Status', 'Orders']}
      rows={parts.map(({ name, value }) => [name, whole.format(value)])}
    >
      <ShareChart
        kind="doughnut"
        parts={parts.filter(({ value }) => value > 0)}
        write={(value) => whole.format(value)}
        label="Orders by status; the table below has the figures"
      />
    </ChartPanel>
  );
}

/** The most ordered products with their remaining stock. */
export function ProductsOrdered({ products }: { products: Metrics['products'] }) {
  const names = products.map(({ id, name }) => name ?? `${id} (deleted)`);
  return (
    <ChartPanel
      title="Pieces ordered and in stock"
      file="products"
      isEmpty={products.length === 0}
      columns={['Product', 'Ordered', 'In stock']}
      rows={products.map(({ ordered, stock }, index) => [
        names[index] ?? '',
        whole.format(ordered),
        stock === null ? '–' : whole.format(stock),
      ])}
    >
      <SeriesChart
        kind="bar"
        names={names}
        series={[
          { name: 'Ordered', color: '--accent', values: products.map(({ ordered }) => ordered) },
          { name: 'In stock', color: '--info', values: products.map(({ stock }) => stock ?? 0) },
        ]}
        write={(value) => whole.format(value)}
        label="Pieces ordered and in stock by product; the table below has the figures"
      />
    </ChartPanel>
  );
}

/** Rounds by game, in both coins. */
export function PlayByGame({ games }: { games: NonNullable<Metrics['games']> }) {
  const parts = games.map(({ name, rounds }) => ({ name, value: rounds.gold + rounds.sweeps }));
  return (
    <ChartPanel
      title="Rounds by game"
      file="rounds-by-game"
      isEmpty={parts.every(({ value }) => value === 0)}
      columns={['Game', 'Rounds for GC', 'Rounds for SC', 'GC staked', 'SC staked']}
      rows={games.map(({ name, rounds, staked }) => [
        name,
        whole.format(rounds.gold),
        whole.format(rounds.sweeps),
        formatAmount('gold', staked.gold),
        formatAmount('sweeps', staked.sweeps),
      ])}
    >
      <ShareChart
        kind="pie"
        parts={parts.filter(({ value }) => value > 0)}
        write={(value) => whole.format(value)}
        label="Rounds by game; the table below has the figures"
      />
    </ChartPanel>
  );
}
