import type { SlotMachine, TumbleRules } from './machine';

/** Most tumbles of one spin that a machine may allow: exact odds follow each cascade by recursion. Lantern Cascade allows 10. */
export const mostTumbles = 100;

/**
 * Returns the tumbles of a machine.
 *
 * @throws RangeError for a machine without tumbles, with a feature that excludes them, or with more than exact odds can follow
 */
export function tumblesOf(machine: SlotMachine): TumbleRules {
  const { tumbles, lines, clusterSizes, wildsExpand, freeSpins, respins } = machine;
  if (!tumbles || lines.length > 0 || clusterSizes || wildsExpand || freeSpins || respins)
    throw new RangeError(`${machine.id} has no tumbles, or another feature that excludes them`);
  if (tumbles.most > mostTumbles)
    throw new RangeError(`A spin may have at most ${mostTumbles} tumbles, not ${tumbles.most}`);
  return tumbles;
}
