import type { SlotMachine, TumbleRules } from './machine';

/**
 * Returns the tumbles of a machine.
 *
 * @throws RangeError for a machine without tumbles, or with a feature that excludes them
 */
export function tumblesOf(machine: SlotMachine): TumbleRules {
  const { tumbles, lines, clusterSizes, wildsExpand, freeSpins, respins } = machine;
  if (!tumbles || lines.length > 0 || clusterSizes || wildsExpand || freeSpins || respins)
    throw new RangeError(`${machine.id} has no tumbles, or another feature that excludes them`);
  return tumbles;
}
