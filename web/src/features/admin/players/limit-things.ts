import { coinNames, formatAmount } from '#web/lib/format/coins';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type Decimals, readTypedAmount } from '#web/lib/format/typed-amount';
import type { AdminPlayer } from './admin-player';

type PlayLimit = AdminPlayer['limits']['limits'][number];
export type LimitedThing = PlayLimit['thing'];

/** Copy and format of a limited thing. */
interface ThingCopy {
  readonly name: string;
  /** The unit behind the input field. */
  readonly unit: string;
  readonly decimals: Decimals;
  readonly label: (units: number) => string;
}

const things: Readonly<Record<LimitedThing, ThingCopy>> = {
  purchase: { name: 'Purchases', unit: 'dollars', decimals: 2, label: (cents) => dollarsLabel(cents) },
  'loss-sweeps': { name: 'Losses', unit: 'SC', decimals: 2, label: sweeps },
  'loss-gold': { name: 'Losses', unit: 'GC', decimals: 0, label: gold },
  'stake-sweeps': { name: 'Stakes', unit: 'SC', decimals: 2, label: sweeps },
  'stake-gold': { name: 'Stakes', unit: 'GC', decimals: 0, label: gold },
  time: { name: 'Play time', unit: 'minutes', decimals: 0, label: (minutes) => `${minutes} min` },
};

export const limitedThingChoices = (Object.keys(things) as LimitedThing[]).map((value) => ({
  value,
  label: `${things[value].name}, in ${things[value].unit}`,
}));

/** Whether a text names a limited thing. */
export function isLimitedThing(text: string): text is LimitedThing {
  return Object.hasOwn(things, text);
}

/** The name of a limited thing, without its unit. */
export function limitName(thing: LimitedThing): string {
  return things[thing].name;
}

/** Formats a limit or what counts toward it, with its unit; null is no limit. */
export function limitLabel(thing: LimitedThing, units: number | null): string {
  return units === null ? 'no limit' : things[thing].label(units);
}

/** Reads a typed limit in its smallest unit; null for invalid input. */
export function limitTyped(thing: LimitedThing, typed: string): number | null {
  return readTypedAmount(typed, things[thing].decimals);
}

function gold(units: number): string {
  return `${formatAmount('gold', units)} ${coinNames.gold.short}`;
}

function sweeps(units: number): string {
  return `${formatAmount('sweeps', units)} ${coinNames.sweeps.short}`;
}
