import type { FreeSpinRules, SlotMachine } from './machine';
import { entryFor } from './scatter';

/** Parameters of a spin, the only difference between base and free spins of a machine. */
export interface Phase {
  readonly reels: SlotMachine['reels'];
  /** Multiplies the pay of the spin. */
  readonly multiplier: number;
  /** `awards[count - 1]` free spins for this count of scatters; a longer count awards the last entry. */
  readonly awards: readonly number[];
}

/** Parameters of the first spin of a round, the paid one. */
export function basePhase(machine: SlotMachine): Phase {
  return { reels: machine.reels, multiplier: 1, awards: machine.freeSpins?.awards ?? [] };
}

/** Parameters of every free spin. */
export function freePhase({ reels, multiplier, retriggers }: FreeSpinRules): Phase {
  return { reels, multiplier, awards: retriggers };
}

/** Number of free spins for a count of scatters, before the limit of a round applies. */
export function awardFor(phase: Phase, scatters: number): number {
  return entryFor(phase.awards, scatters);
}
