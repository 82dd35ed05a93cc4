import type { LocalDay } from './local-day';

/**
 * Age in whole years on a day. A person born on 29 February turns a year older on 1 March of common years.
 *
 * @param bornOn  not after `day`
 */
export function ageOn(day: LocalDay, bornOn: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) >= bornOn.slice(5) ? years : years - 1;
}
