import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import type { Share } from '#domain/games/odds/share';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import type { SlotsParSheet } from '#domain/games/slots/par-sheet';
import { drawRound, evaluateRound } from '#domain/games/slots/round-fixture';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import type { RoundTotals } from '#domain/games/slots/simulation/totals';
import { sizes } from '../scale';
import { publishedSheet } from './odds/published-sheet';

const rounds = sizes.slotRounds;
/** Rounds of the fast simulator, which returns fewer details. */
const simulatedRounds = sizes.simulatedRounds;
/** A fair machine exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;

interface Play {
  readonly meanPayout: number;
  readonly hits: number;
  readonly aboveStake: number;
  readonly withFreeSpins: number;
  readonly freeSpins: number;
  readonly highestPayout: number;
  /** Stops per reel and position, base-game reels first, then those of the free spins. */
  readonly stops: readonly number[][];
}

/** Plays with the product's own draws and evaluation from a reproducible byte stream; payouts are multiples of the stake. */
function play(machine: SlotMachine, seed: string): Play {
  const stream = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(32);
  const draws = drawsFrom(() => stream.update(blank));
  const stake = machine.stakeParts;
  const reels = machine.reels.length;
  const stops = [...machine.reels, ...(machine.freeSpins?.reels ?? [])].map((strip) => strip.map(() => 0));
  let [paid, hits, aboveStake, withFreeSpins, freeSpins, highestPayout] = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { payout, spins } = evaluateRound(machine, drawRound(machine, draws), stake);
    spins.forEach((spin, at) =>
      spin.stops.forEach((stop, reel) => (stops[at === 0 ? reel : reels + reel]![stop]! += 1)),
    );
    paid += payout;
    if (payout > 0) hits += 1;
    if (payout > stake) aboveStake += 1;
    if (payout > highestPayout) highestPayout = payout;
    if (spins.length > 1) withFreeSpins += 1;
    freeSpins += spins.length - 1;
  }
  return {
    meanPayout: paid / stake / rounds,
    hits,
    aboveStake,
    withFreeSpins,
    freeSpins,
    highestPayout: highestPayout / stake,
    stops,
  };
}

/** Simulates with another stream than `play`. */
function simulate(machine: SlotMachine, seed: string): RoundTotals {
  const stream = createCipheriv('aes-256-ctr', seed.padStart(32).slice(0, 32), Buffer.alloc(16));
  const simulator = createSimulator(machine, (words) => {
    const bytes = stream.update(Buffer.alloc(words.byteLength));
    words.set(new Uint32Array(bytes.buffer, bytes.byteOffset, words.length));
  });
  return simulator.play(simulatedRounds);
}

function toNumber(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

/** Deviation of a count from its exact rate, in standard errors. */
function errorOfCount(count: number, rate: number, of = rounds): number {
  return Math.abs(count - of * rate) / Math.sqrt(of * rate * (1 - rate));
}

const machines = [...listMachines(), ...listRetiredMachines()];

describe.each(machines.map((machine) => [`${machine.id} version ${machine.version}`, machine] as const))(
  '%s in play',
  (name, machine) => {
    let sheet: SlotsParSheet;
    let played: Play;

    beforeAll(() => {
      sheet = publishedSheet('slots', machine);
      played = play(machine, name);
    });

    it('matches the RTP of its PAR sheet', () => {
      const standardError = sheet.standardDeviation / Math.sqrt(rounds);

      const error = Math.abs(played.meanPayout - toNumber(sheet.rtp.total)) / standardError;

      expect(error).toBeLessThan(standardErrors);
    });

    it('matches RTP and hit rate over millions of simulated rounds', () => {
      const { paid, hits, highest } = simulate(machine, name);
      const standardError = sheet.standardDeviation / Math.sqrt(simulatedRounds);
      const meanPayout = Number(paid) / machine.stakeParts / simulatedRounds;

      expect(Math.abs(meanPayout - toNumber(sheet.rtp.total)) / standardError).toBeLessThan(standardErrors);
      expect(errorOfCount(hits, toNumber(sheet.hitRate), simulatedRounds)).toBeLessThan(standardErrors);
      expect(highest / machine.stakeParts).toBeLessThanOrEqual(sheet.maximumWin.multiple);
    });

    it('matches the hit rate and the above-stake rate of its PAR sheet', () => {
      expect(errorOfCount(played.hits, toNumber(sheet.hitRate))).toBeLessThan(standardErrors);
      expect(errorOfCount(played.aboveStake, toNumber(sheet.aboveStakeRate))).toBeLessThan(standardErrors);
    });

    it('matches the trigger rate and the number of free spins of its PAR sheet', () => {
      const { triggerRate, spinsPerFeature } = sheet.freeSpins ?? { triggerRate: null, spinsPerFeature: 0 };
      if (!triggerRate) {
        expect(played.freeSpins).toBe(0);
        return;
      }

      expect(errorOfCount(played.withFreeSpins, toNumber(triggerRate))).toBeLessThan(standardErrors);
      // The number of spins per feature has a standard deviation below 5, over thousands of features.
      const standardError = 5 / Math.sqrt(played.withFreeSpins);
      const error = Math.abs(played.freeSpins / played.withFreeSpins - spinsPerFeature) / standardError;
      expect(error).toBeLessThan(standardErrors);
    });

    it('never pays above its maximum', () => {
      expect(played.highestPayout).toBeLessThanOrEqual(sheet.maximumWin.multiple);
    });

    it('stops at every position of every reel equally often', () => {
      played.stops.forEach((counts) => {
        const stopped = counts.reduce((sum, count) => sum + count, 0);
        const expected = stopped / counts.length;
        const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
        const freedom = counts.length - 1;
        // With 29 degrees of freedom or more, chi-square is close enough to normal for this wide bound.
        expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(standardErrors);
      });
    });
  },
);
