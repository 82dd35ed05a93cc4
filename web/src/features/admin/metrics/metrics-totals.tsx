import type { DateRange } from '#web/lib/filters/date-range';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dayLabel } from '#web/lib/format/dates';
import { countLabel, decimalLabel, dollarsLabel, shareLabel } from '#web/lib/format/numbers';
import { compare } from '../parts/comparison';
import { StatTile } from '../parts/stat-tile';
import type { Metrics } from './metrics-panels';
import { type PeriodTotals, totalsOf } from './totals';

type Days = Metrics['days'];

interface Stat {
  readonly name: string;
  readonly of: (totals: PeriodTotals) => number | null;
  readonly write: (value: number) => string;
}

const gold = (units: number) => `${formatAmount('gold', units, { compact: true })} ${coinNames.gold.short}`;
const sweeps = (units: number) =>
  `${formatAmount('sweeps', units, { compact: true })} ${coinNames.sweeps.short}`;

const stats: readonly Stat[] = [
  { name: 'Purchases less refunds', of: ({ purchased }) => purchased, write: dollarsLabel },
  { name: 'Redemptions', of: ({ redeemed }) => redeemed, write: sweeps },
  { name: 'Net', of: ({ net }) => net, write: dollarsLabel },
  { name: 'GC staked', of: ({ goldStaked }) => goldStaked, write: gold },
  { name: 'SC staked', of: ({ sweepsStaked }) => sweepsStaked, write: sweeps },
  {
    name: 'SC paid out of stakes',
    of: ({ sweepsReturn }) => sweepsReturn,
    write: (share) => shareLabel(share, { least: 1, most: 1 }),
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
  const [totals, totalsBefore] = [totalsOf(days), totalsOf(daysBefore)];
  return (
    <section aria-labelledby="metrics-totals" className="grid gap-3">
      <h2 id="metrics-totals" className="panel-title">
        Totals
      </h2>
      <p className="text-sm text-muted">{`Compared with ${dayOf(before.from)} to ${dayOf(before.to)}.`}</p>
      <ul className="stat-tiles">
        {stats.map(({ name, of, write }) => (
          <li key={name} className="grid">
            <StatTile name={name} {...tileOf(of(totals), of(totalsBefore), write)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function tileOf(value: number | null, before: number | null, write: Stat['write']) {
  if (value === null) return { value: '–', comparison: { direction: 'same', text: 'No stakes' } as const };
  if (before === null)
    return { value: write(value), comparison: { direction: 'same', text: 'No stakes before' } as const };
  return { value: write(value), comparison: compare(value, before, write) };
}

function dayOf(day: string): string {
  return dayLabel(day, { timeZone: 'UTC' });
}
