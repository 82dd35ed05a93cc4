import { coinNames, formatAmount } from '#web/lib/coins';
import type { LimitedThing } from './play-limits';

/** How a limited thing is counted in front of people. */
interface ThingCopy {
  /** As in "Most losses in SC a day". */
  readonly name: string;
  /** What it is counted in, behind the figure to be typed. */
  readonly unit: string;
  /** How many decimals a figure of it can have. */
  readonly decimals: 0 | 2;
  readonly write: (units: number, locale?: string) => string;
}

const dollars = (cents: number, locale?: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
const gold = (units: number, locale?: string) =>
  `${formatAmount('gold', units, { locale })} ${coinNames.gold.short}`;
const sweeps = (units: number, locale?: string) =>
  `${formatAmount('sweeps', units, { locale })} ${coinNames.sweeps.short}`;

export const limitedThings: Record<LimitedThing, ThingCopy> = {
  purchase: { name: 'purchases', unit: 'dollars', decimals: 2, write: dollars },
  'loss-sweeps': { name: 'losses in Sweeps Coins', unit: 'SC', decimals: 2, write: sweeps },
  'loss-gold': { name: 'losses in Gold Coins', unit: 'GC', decimals: 0, write: gold },
  'stake-sweeps': { name: 'stakes in Sweeps Coins', unit: 'SC', decimals: 2, write: sweeps },
  'stake-gold': { name: 'stakes in Gold Coins', unit: 'GC', decimals: 0, write: gold },
  time: { name: 'time at play', unit: 'minutes', decimals: 0, write: durationLabel },
};

/** Limits that belong together, as people think of them. */
export const limitGroups: readonly {
  readonly title: string;
  readonly text: string;
  readonly things: readonly LimitedThing[];
}[] = [
  { title: 'Purchases', text: 'How much you may spend on coins.', things: ['purchase'] },
  { title: 'Time', text: 'How long you may play.', things: ['time'] },
  {
    title: 'Losses',
    text: 'What you staked less what it paid. A round that could take you past it is not played.',
    things: ['loss-sweeps', 'loss-gold'],
  },
  {
    title: 'Stakes',
    text: 'All that you stake, whatever it pays.',
    things: ['stake-sweeps', 'stake-gold'],
  },
];

/** The most that the API takes. */
const mostUnits = 1_000_000_000;

/**
 * Reads a figure that somebody typed as a limit, without going through a fraction.
 *
 * @returns the integer that the API counts in, or null for what is no such figure
 */
export function readUnits(thing: LimitedThing, typed: string): number | null {
  const { decimals } = limitedThings[thing];
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return units <= mostUnits ? units : null;
}

/** A limit as it stands in the field in which it is changed. */
export function writeUnits(thing: LimitedThing, units: number): string {
  return (units / 10 ** limitedThings[thing].decimals).toFixed(limitedThings[thing].decimals);
}

/** Minutes as people say them: "45 min", "2 h 30 min". */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
