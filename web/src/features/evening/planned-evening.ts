import { writeAmerican } from '#web/lib/format/american-numbers';
import { type Decimals, readTypedAmount } from '#web/lib/format/typed-amount';
import type { Evening } from './evening-cost';

/** The planner fields as typed. */
export interface TypedEvening {
  readonly stake: string;
  readonly roundsPerHour: string;
  readonly hours: string;
  readonly returned: string;
}

type Field = keyof TypedEvening;

/** Valid range and number of decimals of each field, and what its error asks for. */
const figures: Record<Field, { decimals: Decimals; least: number; most: number; noun: string }> = {
  stake: { decimals: 2, least: 0.01, most: 10_000, noun: 'a stake' },
  roundsPerHour: { decimals: 0, least: 1, most: 1_440, noun: 'a whole number' },
  hours: { decimals: 2, least: 0.1, most: 24, noun: 'hours' },
  returned: { decimals: 2, least: 1, most: 100, noun: 'a percentage' },
};

/** Parses the typed values into integer units; null while a field is invalid. */
export function readEvening(typed: TypedEvening): Evening | null {
  const stake = hundredthsIn('stake', typed);
  const roundsPerHour = hundredthsIn('roundsPerHour', typed);
  const hours = hundredthsIn('hours', typed);
  const returned = hundredthsIn('returned', typed);
  if (stake === null || roundsPerHour === null || hours === null || returned === null) return null;
  return {
    stake,
    roundsPerHour: roundsPerHour / 100,
    minutes: Math.round((hours * 60) / 100),
    rtpBasisPoints: returned,
  };
}

/** The fault of a field as a message; undefined without one. */
export function faultIn(field: Field, typed: TypedEvening): string | undefined {
  if (hundredthsIn(field, typed) !== null) return undefined;
  const { noun, least, most } = figures[field];
  return `Enter ${noun} from ${least} to ${writeAmerican(most, 0)}.`;
}

/** Parses a number into hundredths: `0.2` is 20. */
function hundredthsIn(field: Field, typed: TypedEvening): number | null {
  const { decimals, least, most } = figures[field];
  const units = readTypedAmount(typed[field], decimals);
  if (units === null) return null;
  const hundredths = units * 10 ** (2 - decimals);
  return hundredths >= least * 100 && hundredths <= most * 100 ? hundredths : null;
}
