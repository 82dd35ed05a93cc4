import type { Random } from '../scheduler/random';
import type { Exposure, FaultCount } from './fault-count';
import { faultKinds, type FaultName, faultNames, type FaultPlace } from './kinds';

/** Faults of the requests of one delivery. */
export interface FaultPlan {
  /** The fault of the next request, given its kinds. */
  next(kinds: readonly FaultPlace[]): FaultName | null;
}

/** Faults of requests; the others are drawn at their place. */
const requestPlaces: readonly FaultPlace[] = [
  'request',
  'write',
  'transaction',
  'index-query',
  'page',
  'batch-read',
];
const requestFaults = faultNames.filter((name) => requestPlaces.includes(faultKinds[name].strikes));
const placeOf = Object.fromEntries(faultNames.map((name) => [name, faultKinds[name].strikes])) as Record<
  FaultName,
  FaultPlace
>;

/** A fault of any request strikes one of the first three, the number that most deliveries send. */
const spread = 3;

export const noFaults: FaultPlan = { next: () => null };

/**
 * Draws the faults of one delivery and their position.
 *
 * @param isPossible  whether a fault applies to the delivery
 */
export function planFaults(
  random: Random,
  count: FaultCount,
  exposure: Exposure,
  isPossible: (fault: FaultName) => boolean,
): FaultPlan {
  const waiting: { fault: FaultName; skips: number }[] = [];
  for (const fault of requestFaults)
    if (random.chance(faultKinds[fault].rate) && isPossible(fault))
      waiting.push({ fault, skips: placeOf[fault] === 'request' ? random.below(spread) : 0 });
  return { next };

  function next(kinds: readonly FaultPlace[]): FaultName | null {
    for (const fault of requestFaults)
      if (kinds.includes(placeOf[fault]) && isPossible(fault)) count.applies(fault, exposure);
    for (const [place, each] of waiting.entries()) {
      if (!kinds.includes(placeOf[each.fault])) continue;
      if (each.skips === 0) {
        waiting.splice(place, 1);
        count.strikes(each.fault, exposure);
        return each.fault;
      }
      each.skips -= 1;
    }
    return null;
  }
}
