import type { SlotMachine } from '#domain/games/slots/machine';
import { hopeOf, type ScatterHope } from './motion/anticipation';
import type { SlotRound } from './published-slot-game';

/** Where reels stand: strips, and the position of each in row 0. Free spins have strips of their own. */
export interface ReelsAt {
  readonly strips: readonly (readonly string[])[];
  readonly stops: readonly number[];
  /** What scatters may bring there. */
  readonly hope: ScatterHope;
}

/**
 * Where the reels stand on a spin of a round; on their first symbols before any round.
 *
 * @param machine  the machine that the round was played on
 * @param spin     0 for the staked spin, then free spins from 1
 */
export function reelsAt(machine: SlotMachine, round: SlotRound | null, spin: number): ReelsAt {
  const strips = (spin > 0 && machine.freeSpins?.reels) || machine.reels;
  return { strips, stops: round?.outcome.spins[spin]?.stops ?? [], hope: hopeOf(machine, spin) };
}
