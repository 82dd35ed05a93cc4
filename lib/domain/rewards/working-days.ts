const dayMs = 24 * 60 * 60 * 1000;
const saturday = 6;
const sunday = 0;

/** Time within which every order is reviewed; the player sees the day. */
export const workingDaysToApproval = 3;

/**
 * Adds working days, Monday to Friday in UTC, to an instant. Holidays count as working days.
 *
 * @param days  integer from 1
 * @returns a calendar day such as `2026-11-26`
 */
export function workingDaysAfter(at: Date, days: number): string {
  let day = at;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (day.getUTCDay() !== saturday && day.getUTCDay() !== sunday) left -= 1;
  }
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
