import { addDays, isLocalDay, type LocalDay } from './local-day';

/** Greatest age, in whole years, that a stated date of birth may give. */
const oldestAge = 120;

/** Returns why a day cannot be a date of birth; null if it can. */
export function birthdayFault(bornOn: LocalDay, today: LocalDay): string | null {
  const age = ageOn(today, bornOn);
  return age < 0 || age > oldestAge ? `Enter a date of birth within the last ${oldestAge} years.` : null;
}

/** The earliest day that can be a date of birth. */
export function earliestBirthday(today: LocalDay): LocalDay {
  const year = Number(today.slice(0, 4)) - oldestAge - 1;
  const tooEarly = `${year}-${today.slice(5)}`;
  // The year of the birth may have no 29 February.
  return isLocalDay(tooEarly) ? addDays(tooEarly, 1) : (`${year}-03-01` as LocalDay);
}

/**
 * Age in whole years on a day. A person born on 29 February turns a year older on 1 March of common years.
 *
 * @param bornOn  not after `day`
 */
export function ageOn(day: LocalDay, bornOn: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) >= bornOn.slice(5) ? years : years - 1;
}
