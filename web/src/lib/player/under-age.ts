import { brand } from '#domain/operator/brand';
import { ageOn } from '#domain/player/age';
import { type LocalDay, localDay, timeZone } from '#domain/player/local-day';

/** Whether a player who declares this residency is under the minimum age; false for a day that is still to come. */
export function isUnderAge(
  { bornOn, timeZone: zone }: { bornOn: LocalDay; timeZone: string },
  now = new Date(),
): boolean {
  const age = ageOn(localDay(timeZone(zone), now), bornOn);
  return age >= 0 && age < brand.minimumAge;
}
