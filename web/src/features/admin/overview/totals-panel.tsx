import { daysIn } from '#web/lib/filters/date-range';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel } from '#web/lib/format/dates';
import { countLabel, decimalLabel, dollarsLabel } from '#web/lib/format/numbers';
import { paths } from '#web/lib/paths';
import { compare } from '../parts/comparison';
import { StatTile } from '../parts/stat-tile';
import type { Overview } from './work-tiles';

type Totals = Overview['totals']['period'];

interface Stat {
  readonly name: string;
  readonly of: (totals: Totals) => number;
  readonly write: (value: number) => string;
  readonly to?: string;
}

/** The totals of the period, each compared with the period before. */
export function TotalsPanel({ overview: { period, before, totals } }: { overview: Overview }) {
  const length = daysIn(period).length;
  const reports = `${paths.dashboardMetrics}?${new URLSearchParams(period).toString()}`;
  return (
    <section aria-labelledby="overview-totals" className="grid gap-3">
      <h2 id="overview-totals" className="panel-title">
        {period.from === period.to ? 'Today' : `${dayOf(period.from)} to ${dayOf(period.to)}`}
      </h2>
      <p className="text-sm text-muted">
        {`Compared with ${before.from === before.to ? dayOf(before.from) : `${dayOf(before.from)} to ${dayOf(before.to)}`}. Days are in UTC; today is not over.`}
      </p>
      <ul className="stat-tiles">
        {statsOf(reports, length).map(({ name, of, write, to }) => (
          <li key={name} className="grid">
            <StatTile
              name={name}
              value={write(of(totals.period))}
              comparison={compare(of(totals.period), of(totals.before), write)}
              {...(to !== undefined && { to })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function statsOf(reports: string, days: number): Stat[] {
  const sweeps = (units: number) => `${formatAmount('sweeps', units)} ${coinNames.sweeps.short}`;
  return [
    {
      name: 'Purchases',
      of: ({ purchasedCents, refundedCents }) => purchasedCents - refundedCents,
      write: dollarsLabel,
      to: reports,
    },
    { name: 'Redemptions', of: ({ redeemedSweeps }) => redeemedSweeps, write: sweeps, to: reports },
    { name: 'Net', of: ({ netCents }) => netCents, write: dollarsLabel, to: reports },
    {
      name: 'Orders placed',
      of: ({ ordersPlaced }) => ordersPlaced,
      write: count,
      to: paths.dashboardOrders,
    },
    {
      name: days === 1 ? 'Active players' : 'Active players a day',
      of: ({ activePlayers }) => activePlayers / days,
      write: (value) => decimalLabel(value, { most: 1 }),
      to: paths.dashboardPlayers,
    },
    { name: 'Sign-ups', of: ({ signUps }) => signUps, write: count, to: paths.dashboardPlayers },
    {
      name: 'Mail-in entries recorded',
      of: ({ mailInEntries: { credited, refused } }) => credited + refused,
      write: count,
      to: paths.dashboardMailIn,
    },
    { name: 'Sweeps Coins outstanding', of: ({ sweepsOutstanding }) => sweepsOutstanding, write: sweeps },
  ];
}

const count = (value: number) => countLabel(value);

function dayOf(day: string): string {
  return dayLabel(day, { timeZone: 'UTC' });
}
