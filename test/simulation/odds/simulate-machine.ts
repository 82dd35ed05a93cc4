import type { SlotMachine } from '#domain/games/slots/machine';
import { evennessOf } from '#domain/games/slots/simulation/chi-square';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import { countStops } from '#domain/games/slots/simulation/stop-counts';
import type { WordSource } from '#domain/games/slots/simulation/word-buffer';
import { minDrawsPerRange } from './count-draws';

/**
 * Plays rounds by the compiled simulator, which shares no evaluation with the rounds of players.
 *
 * @returns the mean return in stakes, and for each reel that stopped often enough the probability that fair stops deviate at least as much
 */
export function simulateMachine(
  machine: SlotMachine,
  rounds: number,
  source: WordSource,
): { readonly mean: number; readonly tails: readonly number[] } {
  const { base, free, watch } = countStops(machine);
  const { paid } = createSimulator(machine, source, watch).play(rounds);
  return {
    mean: Number(paid) / machine.stakeParts / rounds,
    tails: [...base, ...free].filter(isStoppedOften).map((stops) => evennessOf(stops).tail),
  };
}

function isStoppedOften(stops: Float64Array): boolean {
  return stops.reduce((sum, count) => sum + count, 0) >= minDrawsPerRange * stops.length;
}
