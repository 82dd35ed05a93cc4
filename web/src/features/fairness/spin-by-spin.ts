import type { RoundCheck } from '#domain/games/verify-round';

/** One spin's part of a check that covers a whole round. */
export interface SpinPart {
  readonly name: string;
  readonly recorded: string;
  readonly computed: string;
  readonly holds: boolean;
}

const betweenSpins = ' / ';

/**
 * Splits a check into the staked spin and its free spins.
 *
 * @returns one part per spin; empty for a check of the round as a whole
 */
export function spinBySpin({ recorded, computed }: RoundCheck): SpinPart[] {
  const recordedSpins = recorded.split(betweenSpins);
  const computedSpins = computed.split(betweenSpins);
  const spins = Math.max(recordedSpins.length, computedSpins.length);
  if (spins === 1) return [];
  return Array.from({ length: spins }, (_, spin) => {
    const [recordedHere = 'nothing', computedHere = 'nothing'] = [recordedSpins[spin], computedSpins[spin]];
    const name = spin === 0 ? 'Paid spin' : `Free spin ${spin}`;
    return { name, recorded: recordedHere, computed: computedHere, holds: recordedHere === computedHere };
  });
}
