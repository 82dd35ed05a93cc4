import { blocksFor } from '#domain/fairness/blocks';
import type { Draws } from '#domain/fairness/draws';
import { totalWeight } from '../odds/weighted-prizes';
import type { SlotMachine } from './machine';
import { basePhase, freePhase, heldBy, type Phase } from './phase';
import { positionsIn } from './respin-frequency';
import { mostRespinDraws, playRespins } from './respins';
import { timesIn } from './scatter';
import { evaluateSpin, type SpinOutcome } from './spin';

/** A whole round: the base spin with its respins, and every free spin that followed from it. */
export interface RoundOutcome {
  readonly spins: readonly SpinOutcome[];
  /** All spins together, in the coin's smallest unit. */
  readonly payout: number;
}

/**
 * Plays a whole round: the base spin, its respins, then free spins until none is left.
 *
 * One draw per reel, from left to right, every position of the strip equally likely; spin after spin, without a gap. The draws of respins
 * (`respins.ts`) follow those of the base spin.
 *
 * @param stake  whole stake in the coin's smallest unit
 * @throws RangeError when the stake does not split evenly
 */
export function playRound(machine: SlotMachine, draws: Draws, stake: number): RoundOutcome {
  const most = machine.freeSpins?.most ?? 0;
  const spins: SpinOutcome[] = [];
  let [payout, won] = [0, 0];
  let phase = basePhase(machine);
  do {
    const stops = phase.reels.map((strip) => draws.below(strip.length));
    const spin = withRespins(phase, evaluateSpin(machine, stops, stake, phase), stake, draws);
    const freeSpinsWon = Math.min(spin.freeSpinsWon, most - won);
    spins.push(freeSpinsWon === spin.freeSpinsWon ? spin : { ...spin, freeSpinsWon });
    payout += spin.payout;
    won += freeSpinsWon;
    if (machine.freeSpins) phase = freePhase(machine.freeSpins);
  } while (spins.length <= won);
  return { spins, payout };
}

function withRespins(phase: Phase, spin: SpinOutcome, stake: number, draws: Draws): SpinOutcome {
  const rules = phase.respins;
  if (!rules || heldBy(phase, timesIn(spin.window.flat(), rules.symbol)) === 0) return spin;
  const respins = playRespins(rules, spin.window, stake, draws);
  return { ...spin, respins, payout: spin.payout + respins.payout };
}

/** Number of 32-byte random blocks that suffice for any round of the machine. */
export function blocksOfRound(machine: SlotMachine): number {
  const { freeSpins, respins, reels } = machine;
  const draws = reels.length * (1 + (freeSpins?.most ?? 0));
  const respinDraws = respins ? mostRespinDraws(respins, positionsIn(machine)) : 0;
  return blocksFor(draws + respinDraws, [
    ...[...reels, ...(freeSpins?.reels ?? [])].map((strip) => strip.length),
    ...(respins ? [respins.outOf, totalWeight(respins.values)] : []),
  ]);
}
