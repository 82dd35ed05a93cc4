import type { SlotMachine } from '#domain/games/slots/machine';
import { findMachine, listMachines } from '#domain/games/slots/machines';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import { cipherWords } from './cipher-words';
import type { Figure } from './figure';
import { createPlainLoop } from './plain-line-loop';
import type { Sizes } from './sizes';
import { longGame, waysGame, wildGame } from './slot-machines';

type RateSizes = Pick<Sizes['slots'], 'rateRounds' | 'rateTurns' | 'rateTurnMs'>;

/** A player of rounds; free spins count as spins. */
type PlayRounds = (rounds: number) => { readonly rounds: number; readonly freeSpins: number };

/** Spins per second of each kind of machine on one core, and the ratio to the plain loop. */
export function measureSpinRates(sizes: RateSizes): Figure[] {
  const hkSlots = findMachine('hk-slots')!;
  const cases: readonly { machine: SlotMachine; atLeast: number }[] = [
    { machine: hkSlots, atLeast: 20 },
    { machine: longGame, atLeast: 20 },
    { machine: wildGame, atLeast: 12 },
    { machine: waysGame, atLeast: 12 },
    ...listMachines()
      .filter((machine) => machine !== hkSlots)
      .map((machine) => ({ machine, atLeast: 12 })),
  ];
  const plain = createPlainLoop(hkSlots, cipherWords('plain'));
  const simulators = cases.map(({ machine }) => createSimulator(machine, cipherWords(machine.id)).play);
  const [ofPlain, ...ofCases] = averageRates([plain, ...simulators], sizes);
  return [
    ...cases.map(({ machine, atLeast }, at) => ({
      name: `spins simulated, one core: ${machine.id}`,
      value: ofCases[at]! / 1e6,
      unit: 'million/s',
      atLeast,
    })),
    { name: 'the same of hk-slots by a plain loop over lines', value: ofPlain! / 1e6, unit: 'million/s' },
    { name: 'simulator against the plain loop', value: ofCases[0]! / ofPlain!, unit: 'times', atLeast: 3 },
  ];
}

/**
 * Spins per second of wall-clock time, averaged over all turns but the first run of each, which compiles. Turns alternate, so that a slow
 * moment of the machine affects all equally, and the best turn counts no more than the worst.
 */
function averageRates(
  players: readonly PlayRounds[],
  { rateRounds, rateTurns, rateTurnMs }: RateSizes,
): number[] {
  const totals = players.map(() => ({ spins: 0, seconds: 0 }));
  for (const play of players) play(rateRounds);
  for (let turn = 0; turn < rateTurns; turn += 1) {
    players.forEach((play, at) => {
      const startedAt = performance.now();
      let elapsedMs = 0;
      do {
        const { rounds: played, freeSpins } = play(rateRounds);
        totals[at]!.spins += played + freeSpins;
        elapsedMs = performance.now() - startedAt;
      } while (elapsedMs < rateTurnMs);
      totals[at]!.seconds += elapsedMs / 1000;
    });
  }
  return totals.map(({ spins, seconds }) => spins / seconds);
}
