import type { SlotMachine } from '#domain/games/slots/machine';
import { hopeOf, type ScatterHope } from './motion/anticipation';
import type { ReelFall } from './motion/tumble-motion';
import type { SlotRound } from './published-slot-game';

/** Stop positions of the reels: strips, and the position of each in row 0. Free spins have their own strips. */
export interface ReelsAt {
  readonly strips: readonly (readonly string[])[];
  readonly stops: readonly number[];
  /** Possible rewards of scatters there. */
  readonly hope: ScatterHope;
  /** The tumble that leads there. Absent elsewhere. */
  readonly fall?: TumbleInto;
}

/** A tumble into a window: the reels before it, and how each of them falls. */
export interface TumbleInto {
  readonly from: ReelsAt;
  readonly reels: readonly ReelFall[];
}

/**
 * Stop positions of the reels in a spin of a round; their first symbols before any round.
 *
 * @param machine  the machine on which the round was played
 * @param spin     0 for the staked spin, then free spins from 1
 */
export function reelsAt(machine: SlotMachine, round: SlotRound | null, spin: number): ReelsAt {
  const strips = (spin > 0 && machine.freeSpins?.reels) || machine.reels;
  return { strips, stops: round?.outcome.spins[spin]?.stops ?? [], hope: hopeOf(machine, spin) };
}
