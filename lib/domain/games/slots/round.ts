import { blocksFor } from '#domain/fairness/blocks';
import type { Draws } from '#domain/fairness/draws';
import type { SlotMachine } from './machine';
import { awardFor, basePhase, freePhase, type Phase } from './phase';
import { countScatters, evaluateSpin, type SpinOutcome, windowAt } from './spin';

/** A whole round: the base spin and every free spin that followed from it. */
export interface RoundOutcome {
  readonly spins: readonly SpinOutcome[];
  /** All spins together, in the coin's smallest unit. */
  readonly payout: number;
}

/**
 * Draws the base spin and all free spins that follow from it.
 *
 * One draw per reel, from left to right, every position of the strip equally likely; spin after spin, without a gap.
 *
 * @returns the stops of all spins as one flat list
 */
export function drawRound(machine: SlotMachine, draws: Draws): number[] {
  const drawn: number[] = [];
  followSpins(machine, (phase) => {
    const stops = phase.reels.map((strip) => draws.below(strip.length));
    drawn.push(...stops);
    return machine.freeSpins ? awardFor(phase, countScatters(machine, windowAt(machine, phase, stops))) : 0;
  });
  return drawn;
}

/**
 * Prices a whole round.
 *
 * @param draws  a flat list of stops, as `drawRound` returns it
 * @param stake  whole stake in the coin's smallest unit
 * @throws RangeError when the list is too short, too long or off a strip, or the stake does not split evenly
 */
export function evaluateRound(machine: SlotMachine, draws: readonly number[], stake: number): RoundOutcome {
  const spins: SpinOutcome[] = [];
  let [payout, read] = [0, 0];
  followSpins(machine, (phase, awardable) => {
    const stops = draws.slice(read, read + phase.reels.length);
    const spin = evaluateSpin(machine, stops, stake, phase);
    const freeSpinsWon = Math.min(spin.freeSpinsWon, awardable);
    spins.push({ ...spin, freeSpinsWon });
    read += stops.length;
    payout += spin.payout;
    return freeSpinsWon;
  });
  if (read < draws.length) {
    throw new RangeError(`A round of ${spins.length} spins takes ${read} draws, not ${draws.length}`);
  }
  return { spins, payout };
}

/**
 * Iterates over the spins of a round in order: the base spin, then free spins until none is left.
 *
 * @param play  plays one spin and returns how many free spins it awards; `awardable` is the rest of the round's limit
 */
function followSpins(machine: SlotMachine, play: (phase: Phase, awardable: number) => number): void {
  const rules = machine.freeSpins;
  const most = rules?.most ?? 0;
  let won = Math.min(play(basePhase(machine), most), most);
  if (!rules) return;
  const phase = freePhase(rules);
  for (let played = 0; played < won; played += 1) won += Math.min(play(phase, most - won), most - won);
}

/** Number of 32-byte random blocks that suffice for any round of the machine. */
export function blocksOfRound({ freeSpins, reels }: SlotMachine): number {
  const draws = reels.length * (1 + (freeSpins?.most ?? 0));
  return blocksFor(
    draws,
    [...reels, ...(freeSpins?.reels ?? [])].map((strip) => strip.length),
  );
}
