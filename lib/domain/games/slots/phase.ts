import type { FreeSpinRules, SlotMachine } from './machine';
import { entryFor } from './scatter';

/** What a spin is played with. The base spin and the free spins of a machine differ in this and in nothing else. */
export interface Phase {
  readonly reels: SlotMachine['reels'];
  /** Multiplies whatever the spin pays. */
  readonly multiplier: number;
  /** `awards[count - 1]` free spins for so many scatters; a longer count awards the last entry. */
  readonly awards: readonly number[];
}

/** What the first spin of a round, the paid one, is played with. */
export function basePhase(machine: SlotMachine): Phase {
  return { reels: machine.reels, multiplier: 1, awards: machine.freeSpins?.awards ?? [] };
}

/** What every free spin is played with. */
export function freePhase({ reels, multiplier, retriggers }: FreeSpinRules): Phase {
  return { reels, multiplier, awards: retriggers };
}

/** Tells how many free spins so many scatters award, before the most of a round is looked at. */
export function awardFor(phase: Phase, scatters: number): number {
  return entryFor(phase.awards, scatters);
}
