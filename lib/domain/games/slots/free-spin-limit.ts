/**
 * Most free spins of one round that a machine may allow: exact odds of more take minutes. The longest feature of a published machine has 30.
 */
export const mostFreeSpins = 1_000;

/** @throws RangeError when a machine allows more free spins in a round than exact odds are computed for */
export function checkFreeSpinLimit(most: number): void {
  if (most > mostFreeSpins)
    throw new RangeError(`A round may have at most ${mostFreeSpins} free spins, not ${most}`);
}
