import { lazy } from 'react';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel, shortDayLabel } from '#web/lib/format/dates';
import { countLabel, dollarsLabel } from '#web/lib/format/numbers';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { ChartPanel } from './chart-panel';

const SeriesChart = lazy(() => import('#components/charts/series-chart'));
const ShareChart = lazy(() => import('#components/charts/share-chart'));

export type Metrics = GetAnswer<'/admin/metrics'>;
type Day = Metrics['days'][number];

/** Days of all charts and tables in one form; files have `2026-11-21`, which sorts. */
const utc = { timeZone: 'UTC' } as const;
const axisDay = ({ day }: Day) => shortDayLabel(day, utc);
const tableDay = ({ day }: Day) => dayLabel(day, utc);

/** Stakes and payouts of a coin by day. */
export function PlayByDay({ days, coin }: { days: readonly Day[]; coin: 'gold' | 'sweeps' }) {
  const { name } = coinNames[coin];
  const write = (units: number) => formatAmount(coin, units, { compact: true });
  return (
    <ChartPanel
      title={`${name} by day`}
      file={`${coin}-by-day`}
      isEmpty={days.every(({ staked }) => staked[coin] === 0)}
      columns={['Day', 'Staked', 'Paid out']}
      rows={days.map((each) => [
        tableDay(each),
        formatAmount(coin, each.staked[coin]),
        formatAmount(coin, each.paid[coin]),
      ])}
      fileRows={days.map(({ day, staked, paid }) => [
        day,
        formatAmount(coin, staked[coin]),
        formatAmount(coin, paid[coin]),
      ])}
    >
      <SeriesChart
        kind="line"
        names={days.map(axisDay)}
        series={[
          { name: 'Staked', color: '--secondary', values: days.map(({ staked }) => staked[coin]) },
          { name: 'Paid out', color: '--primary', values: days.map(({ paid }) => paid[coin]) },
        ]}
        write={write}
        label={`${name} staked and paid out by day. The table below has the numbers.`}
      />
    </ChartPanel>
  );
}

/** Purchases and redemptions by day: one Sweeps Coin redeemed is one dollar. */
export function MoneyByDay({ days }: { days: readonly Day[] }) {
  const numbersOf = (each: Day) => [
    dollarsLabel(each.purchasedCents),
    dollarsLabel(each.refundedCents),
    dollarsLabel(each.redeemedSweeps),
    countLabel(each.ordersPlaced),
    countLabel(each.ordersUndone),
    countLabel(each.activePlayers),
    countLabel(each.signUps),
  ];
  return (
    <ChartPanel
      title="Purchases and redemptions by day"
      file="money-by-day"
      isEmpty={days.every(({ purchasedCents, refundedCents, redeemedSweeps }) =>
        [purchasedCents, refundedCents, redeemedSweeps].every((amount) => amount === 0),
      )}
      columns={[
        'Day',
        'Purchased',
        'Refunded',
        'Redeemed',
        'Orders',
        'Reversed orders',
        'Active players',
        'Sign-ups',
      ]}
      rows={days.map((each) => [tableDay(each), ...numbersOf(each)])}
      fileRows={days.map((each) => [each.day, ...numbersOf(each)])}
    >
      <SeriesChart
        kind="line"
        names={days.map(axisDay)}
        series={[
          { name: 'Purchased', color: '--secondary', values: days.map((each) => each.purchasedCents) },
          { name: 'Redeemed', color: '--primary', values: days.map((each) => each.redeemedSweeps) },
        ]}
        write={dollarsLabel}
        label="Dollars purchased and redeemed by day. The table below has the numbers."
      />
    </ChartPanel>
  );
}

/** Orders by current status. */
export function OrdersByStatus({ orders }: { orders: Metrics['orders'] }) {
  const parts = orders.map(({ status, count }) => ({ name: statusLabels[status], value: count }));
  return (
    <ChartPanel
      title="Orders by current status"
      file="orders-by-status"
      isEmpty={parts.every(({ value }) => value === 0)}
      columns={['Status', 'Orders']}
      rows={parts.map(({ name, value }) => [name, countLabel(value)])}
    >
      <ShareChart
        kind="doughnut"
        parts={parts.filter(({ value }) => value > 0)}
        write={(value) => countLabel(value)}
        label="Orders by current status. The table below has the numbers."
      />
    </ChartPanel>
  );
}

/** The most ordered products. Only the table shows their stock, because on one scale it would hide the orders. */
export function ProductsOrdered({ products }: { products: Metrics['products'] }) {
  const names = products.map(({ id, name }) => name ?? `${id} (deleted)`);
  return (
    <ChartPanel
      title="Most ordered products"
      note="The table shows the remaining stock."
      file="products"
      isEmpty={products.length === 0}
      columns={['Product', 'Ordered', 'In stock']}
      rows={products.map(({ ordered, stock }, index) => [
        names[index] ?? '',
        countLabel(ordered),
        stock === null ? '–' : countLabel(stock),
      ])}
    >
      <SeriesChart
        kind="rows"
        names={names}
        series={[{ name: 'Ordered', color: '--accent', values: products.map(({ ordered }) => ordered) }]}
        write={wholeLabel}
        label="Quantity ordered by product. The table below shows the numbers and the remaining stock."
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
      columns={['Game', 'GC rounds', 'SC rounds', 'GC staked', 'SC staked']}
      rows={games.map(({ name, rounds, staked }) => [
        name,
        countLabel(rounds.gold),
        countLabel(rounds.sweeps),
        formatAmount('gold', staked.gold),
        formatAmount('sweeps', staked.sweeps),
      ])}
    >
      <ShareChart
        kind="pie"
        parts={parts.filter(({ value }) => value > 0)}
        write={(value) => countLabel(value)}
        label="Rounds by game. The table below has the numbers."
      />
    </ChartPanel>
  );
}

/** Labels whole numbers only, since a scale of a few orders has steps of a half. */
function wholeLabel(value: number): string {
  return Number.isInteger(value) ? countLabel(value) : '';
}
