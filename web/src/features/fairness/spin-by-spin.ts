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
 * Takes a check apart spin by spin, as it words the staked spin and the free spins after it.
 *
 * @returns one part a spin; empty for a check that is about the round as a whole
 */
export function spinBySpin({ recorded, computed }: RoundCheck): SpinPart[] {
  const told = recorded.split(betweenSpins);
  const found = computed.split(betweenSpins);
  const spins = Math.max(told.length, found.length);
  if (spins === 1) return [];
  return Array.from({ length: spins }, (_, spin) => {
    const [recordedHere = 'nothing', computedHere = 'nothing'] = [told[spin], found[spin]];
    const name = spin === 0 ? 'Staked spin' : `Free spin ${spin}`;
    return { name, recorded: recordedHere, computed: computedHere, holds: recordedHere === computedHere };
  });
}
