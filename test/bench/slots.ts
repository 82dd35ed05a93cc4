import { once } from 'node:events';
import type { Fraction } from '#domain/games/odds/fraction';
import { payStatistics } from '#domain/games/odds/pay-statistics';
import type { SlotMachine } from '#domain/games/slots/machine';
import { findMachine, listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import { payDistribution } from '#domain/games/slots/pay-distribution';
import { returnToPlayer } from '#domain/games/slots/return-to-player';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import { bundleScript, startThread } from './bundled-thread';
import { cipherWords } from './cipher-words';
import type { Figure } from './figure';
import type { LiveSpin } from './live-spin';
import { processorSeconds } from './processor-seconds';
import type { Sizes } from './sizes';
import { gainOfTwoWorkers } from './slots-workers';
import { measureSpinRates } from './spin-rates';

/** A fair machine exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const mostStandardErrors = 4;

/** Speed of the slot engine, live and simulated, and whether the simulated return matches the published one. */
export async function measureSlots({
  machines,
  returnRounds,
  exactReturns,
  distributions,
  liveSpins,
  ...sizes
}: Sizes['slots']): Promise<Figure[]> {
  const hkSlots = findMachine('hk-slots')!;
  const live = await measureLiveSpin(liveSpins);
  return [
    ...measureSpinRates(sizes),
    {
      name: 'two workers against one',
      value: await gainOfTwoWorkers(hkSlots.id, sizes),
      unit: 'times',
      atLeast: 1.8,
    },
    ...[...listMachines(), ...listRetiredMachines()]
      .slice(0, machines)
      .map((machine) => measureReturn(machine, returnRounds)),
    ...listMachines().map((machine) => ({
      name: `exact return of ${machine.id}, median`,
      value: medianMs(exactReturns, () => returnToPlayer(machine)),
      unit: 'ms',
      atMost: machine === hkSlots ? 5 : 1000,
    })),
    {
      name: 'every payout of a round of hk-slots',
      value: medianMs(distributions, () => payDistribution(hkSlots)) / 1000,
      unit: 's',
      atMost: 3,
    },
    { name: 'a live round: draws, wins, proof; median', value: live.round, unit: 'µs', atMost: 10 },
    { name: 'the same with the hashes of its seeds', value: live.withSeedHashes, unit: 'µs' },
  ];
}

async function measureLiveSpin(spins: number): Promise<LiveSpin> {
  const [live] = (await once(startThread(bundleScript('live-spin-thread.ts'), spins), 'message')) as [
    LiveSpin,
  ];
  return live;
}

/** Deviation of the simulated return from the exact one, in standard errors by the exact standard deviation. */
function measureReturn(machine: SlotMachine, rounds: number): Figure {
  const { paid } = createSimulator(machine, cipherWords(`return of ${machine.id}`)).play(rounds);
  const { standardDeviation } = payStatistics(payDistribution(machine), machine.stakeParts);
  const simulated = Number(paid) / machine.stakeParts / rounds;
  const standardError = standardDeviation / Math.sqrt(rounds);
  return {
    name: `return of ${machine.id} v${machine.version}, ${rounds.toExponential()} rounds, off by`,
    value: Math.abs(simulated - toNumber(returnToPlayer(machine).total)) / standardError,
    unit: 'σ',
    atMost: mostStandardErrors,
  };
}

/** Numerator and denominator may each exceed the range of a number. */
function toNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

function medianMs(runs: number, compute: () => unknown): number {
  const durations = Array.from({ length: runs }, () => 1000 * processorSeconds(compute));
  return durations.toSorted((left, right) => left - right)[Math.floor(runs / 2)]!;
}
