import type { SlotMachine } from '#domain/games/slots/machine';
import type { Round } from '#web/lib/play-fab-ops-types';

/** Where reels stand: strips, and the position of each in row 0. Free spins have strips of their own. */
export interface ReelsAt {
  readonly strips: readonly (readonly string[])[];
  readonly stops: readonly number[];
}

/**
 * Where the reels stand on a spin of a round; on their first symbols before any round.
 *
 * @param machine  the machine that the round was played on
 * @param spin     0 for the staked spin, then free spins from 1
 */
export function reelsAt(machine: SlotMachine, round: Round | null, spin: number): ReelsAt {
  const strips = (spin > 0 && machine.freeSpins?.reels) || machine.reels;
  return { strips, stops: round?.outcome.spins[spin]?.stops ?? [] };
}
