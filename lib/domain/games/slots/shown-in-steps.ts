import type { SpinOutcome } from './spin';

/** Whether a round is shown in several steps, one after another: it has free spins or respins. */
export function isShownInSteps(spins: readonly Pick<SpinOutcome, 'respins'>[]): boolean {
  return spins.length > 1 || spins.some(({ respins }) => respins !== undefined);
}
