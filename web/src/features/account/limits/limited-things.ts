import { limitUnits } from '#contracts/play/fields';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type Decimals, readTypedAmount, writeTypedAmount } from '#web/lib/format/typed-amount';
import type { LimitedThing } from './play-limits';

/** Copy and format of a limited thing. */
interface ThingCopy {
  /** As in "Maximum losses in Sweeps Coins per day". */
  readonly name: string;
  /** The unit behind the input field. */
  readonly unit: string;
  /** Number of decimals of a value. */
  readonly decimals: Decimals;
  readonly write: (units: number, locale?: string) => string;
}

const dollars = (cents: number, locale?: string) => dollarsLabel(cents, { locale });
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
  time: { name: 'play time', unit: 'minutes', decimals: 0, write: durationLabel },
};

/** Related limits, as players see them. */
export const limitGroups: readonly {
  readonly title: string;
  readonly text: string;
  readonly things: readonly LimitedThing[];
}[] = [
  { title: 'Purchases', text: 'How much you can spend on coins.', things: ['purchase'] },
  { title: 'Time', text: 'How long you can play.', things: ['time'] },
  {
    title: 'Losses',
    text: 'What you stake minus what it pays. A round that could exceed the limit is not played.',
    things: ['loss-sweeps', 'loss-gold'],
  },
  {
    title: 'Stakes',
    text: 'Everything you stake, win or lose.',
    things: ['stake-sweeps', 'stake-gold'],
  },
];

/** Reads a typed value of a limit: the integer that the API takes, or null for an invalid value. */
export function readUnits(thing: LimitedThing, typed: string): number | null {
  const units = readTypedAmount(typed, limitedThings[thing].decimals);
  return limitUnits.safeParse(units).success ? units : null;
}

/** Formats a limit for its input field. */
export function writeUnits(thing: LimitedThing, units: number): string {
  return writeTypedAmount(units, limitedThings[thing].decimals);
}

/** Formats minutes: "45 min", "2 h 30 min". */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
