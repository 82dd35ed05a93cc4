import { dashboardPaths } from '#web/lib/dashboard-paths';
import { type DateRange, daysIn } from '#web/lib/filters/date-range';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel } from '#web/lib/format/dates';
import { countLabel, decimalLabel, dollarsLabel } from '#web/lib/format/numbers';
import { type ComparedStat, ComparedTotals } from '../parts/compared-totals';
import type { Overview } from './work-tiles';

type Totals = Overview['totals']['period'];

/** The totals of the period, each compared with the period before. */
export function TotalsPanel({ overview: { period, before, totals } }: { overview: Overview }) {
  const length = daysIn(period).length;
  const reports = `${dashboardPaths.metrics}?${new URLSearchParams(period).toString()}`;
  return (
    <ComparedTotals
      id="overview-totals"
      title={period.from === period.to ? 'Today' : rangeLabel(period)}
      note={`Compared with ${rangeLabel(before)}. Days are in UTC; today is not over.`}
      stats={statsOf(reports, length)}
      totals={totals.period}
      before={totals.before}
    />
  );
}

function statsOf(reports: string, days: number): ComparedStat<Totals>[] {
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
      to: dashboardPaths.orders,
    },
    {
      name: days === 1 ? 'Active players' : 'Active players a day',
      of: ({ activePlayers }) => activePlayers / days,
      write: (value) => decimalLabel(value, { most: 1 }),
      to: dashboardPaths.players,
    },
    { name: 'Sign-ups', of: ({ signUps }) => signUps, write: count, to: dashboardPaths.players },
    {
      name: 'Mail-in entries recorded',
      of: ({ mailInEntries: { credited, refused } }) => credited + refused,
      write: count,
      to: dashboardPaths.mailIn,
    },
    {
      name: 'Sweeps Coins outstanding',
      of: ({ sweepsOutstanding }) => sweepsOutstanding,
      write: sweeps,
      lacks: 'Not available until an operator restores earlier holdings',
    },
  ];
}

const count = (value: number) => countLabel(value);

function rangeLabel({ from, to }: DateRange): string {
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`;
}

function dayOf(day: string): string {
  return dayLabel(day, { timeZone: 'UTC' });
}
