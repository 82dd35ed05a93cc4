import { longDayLabel } from '#web/lib/format/dates';

/** The month is a word, because documents differ in the order of day and month. */

/** Formats `2000-02-29` with the age of the player: `February 29, 2000 (26 years old)`. */
export function bornLabel(bornOn: string, age: number | null): string {
  const day = longDayLabel(bornOn, { timeZone: 'UTC' });
  return age === null ? day : `${day} (${age} years old)`;
}
