import type { FreeSpinRules, RespinRules, SlotMachine } from './machine';
import { entryFor } from './scatter';

/** Parameters of a spin, the only difference between base and free spins of a machine. */
export interface Phase {
  readonly reels: SlotMachine['reels'];
  /** Multiplies the pay of the spin. */
  readonly multiplier: number;
  /** `awards[count - 1]` free spins for this count of scatters; a longer count awards the last entry. */
  readonly awards: readonly number[];
  /** Respins that may follow the spin. Absent where none do. */
  readonly respins?: RespinRules | undefined;
}

/** Parameters of the first spin of a round, the paid one. */
export function basePhase(machine: SlotMachine): Phase {
  return {
    reels: machine.reels,
    multiplier: 1,
    awards: machine.freeSpins?.awards ?? [],
    respins: machine.respins,
  };
}

/** Parameters of every free spin. */
export function freePhase({ reels, multiplier, retriggers }: FreeSpinRules): Phase {
  return { reels, multiplier, awards: retriggers };
}

/** Number of free spins for a count of scatters, before the limit of a round applies. */
export function awardFor(phase: Phase, scatters: number): number {
  return entryFor(phase.awards, scatters);
}

/** Number of symbols with which respins begin after a spin that shows so many to hold; 0 when they do not begin. */
export function heldBy({ respins }: Phase, shown: number): number {
  return respins && shown >= respins.from ? shown : 0;
}
