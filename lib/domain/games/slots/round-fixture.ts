import { type Draws, recordDraws, replayDraws } from '#domain/fairness/draws';
import type { SlotMachine } from './machine';
import { playRound, type RoundOutcome } from './round';

/** Draws a round and returns the stops of all its spins as one flat list. */
export function drawRound(machine: SlotMachine, draws: Draws): readonly number[] {
  const recorded = recordDraws(draws);
  playRound(machine, recorded.draws, machine.stakeParts);
  return recorded.drawn;
}

/**
 * Prices a round from its stops.
 *
 * @param drawn  a flat list of stops, as `drawRound` returns it
 * @throws RangeError when the list is too short, too long or off a strip, or the stake does not split evenly
 */
export function evaluateRound(machine: SlotMachine, drawn: readonly number[], stake: number): RoundOutcome {
  const draws = replayDraws(drawn);
  const round = playRound(machine, draws, stake);
  if (draws.left() > 0) throw new RangeError(`${draws.left()} draws of the list belong to no spin`);
  return round;
}
