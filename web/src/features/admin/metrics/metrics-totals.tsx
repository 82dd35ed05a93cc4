import type { DateRange } from '#web/lib/filters/date-range';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel } from '#web/lib/format/dates';
import { countLabel, decimalLabel, dollarsLabel, shareLabel } from '#web/lib/format/numbers';
import { type ComparedStat, ComparedTotals } from '../parts/compared-totals';
import type { Metrics } from './metrics-panels';
import { type PeriodTotals, totalsOf } from './totals';

type Days = Metrics['days'];

const gold = (units: number) => `${formatAmount('gold', units, { compact: true })} ${coinNames.gold.short}`;
const sweeps = (units: number) =>
  `${formatAmount('sweeps', units, { compact: true })} ${coinNames.sweeps.short}`;

const stats: readonly ComparedStat<PeriodTotals>[] = [
  { name: 'Purchases less refunds', of: ({ purchased }) => purchased, write: dollarsLabel },
  { name: 'Redemptions', of: ({ redeemed }) => redeemed, write: sweeps },
  { name: 'Net', of: ({ net }) => net, write: dollarsLabel },
  { name: 'GC staked', of: ({ goldStaked }) => goldStaked, write: gold },
  { name: 'SC staked', of: ({ sweepsStaked }) => sweepsStaked, write: sweeps },
  {
    name: 'SC paid out of stakes',
    of: ({ sweepsReturn }) => sweepsReturn,
    write: (share) => shareLabel(share, { least: 1, most: 1 }),
    lacks: 'No stakes',
  },
  { name: 'Orders', of: ({ orders }) => orders, write: (value) => countLabel(value) },
  {
    name: 'Active players a day',
    of: ({ activeADay }) => activeADay,
    write: (value) => decimalLabel(value, { most: 1 }),
  },
  { name: 'Sign-ups', of: ({ signUps }) => signUps, write: (value) => countLabel(value) },
];

/** The totals of a period, each compared with as many days before. */
export function MetricsTotals({
  days,
  before,
  daysBefore,
}: {
  days: Days;
  before: DateRange;
  daysBefore: Days;
}) {
  return (
    <ComparedTotals
      id="metrics-totals"
      title="Totals"
      note={`Compared with ${dayOf(before.from)} to ${dayOf(before.to)}.`}
      stats={stats}
      totals={totalsOf(days)}
      before={totalsOf(daysBefore)}
    />
  );
}

function dayOf(day: string): string {
  return dayLabel(day, { timeZone: 'UTC' });
}
