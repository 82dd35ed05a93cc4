import type { LocalDay } from './local-day';

/**
 * A person's age on a day, in whole years. Who was born on 29 February is a year older on 1 March of other years.
 *
 * @param bornOn  not after `day`
 */
export function ageOn(day: LocalDay, bornOn: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) >= bornOn.slice(5) ? years : years - 1;
}
