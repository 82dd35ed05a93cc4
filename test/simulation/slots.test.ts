import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines } from '#domain/games/slots/machines';
import { type ParSheet, parSheet, type Share } from '#domain/games/slots/par-sheet';
import { drawStops, evaluateSpin } from '#domain/games/slots/spin';

const spins = 2_000_000;
/** A fair machine falls outside four standard errors once in 16,000 runs; the seed makes this run the same every time. */
const standardErrors = 4;

interface Play {
  readonly meanPayout: number;
  readonly hits: number;
  readonly aboveStake: number;
  readonly highestPayout: number;
  /** How often each reel stopped at each position. */
  readonly stops: readonly number[][];
}

/** Plays with the product's own draws and evaluation, from a reproducible stream of random bytes; payouts are in stakes. */
function play(machine: SlotMachine, seed: string): Play {
  const stream = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(32);
  const draws = drawsFrom(() => stream.update(blank));
  const stake = machine.lines.length;
  const stops = machine.reels.map((strip) => strip.map(() => 0));
  let [paid, hits, aboveStake, highestPayout] = [0, 0, 0, 0];
  for (let spin = 0; spin < spins; spin += 1) {
    const drawn = drawStops(machine, draws);
    drawn.forEach((stop, reel) => (stops[reel]![stop]! += 1));
    const { payout } = evaluateSpin(machine, drawn, stake);
    paid += payout;
    if (payout > 0) hits += 1;
    if (payout > stake) aboveStake += 1;
    if (payout > highestPayout) highestPayout = payout;
  }
  return {
    meanPayout: paid / stake / spins,
    hits,
    aboveStake,
    highestPayout: highestPayout / stake,
    stops,
  };
}

function exactly({ numerator, denominator }: Share): number {
  return Number(numerator) / Number(denominator);
}

/** How far a count lies from what its exact rate leads one to expect, in standard errors. */
function errorOfCount(count: number, rate: number): number {
  return Math.abs(count - spins * rate) / Math.sqrt(spins * rate * (1 - rate));
}

describe.each(listMachines().map((machine) => [machine.id, machine] as const))(
  '%s in play',
  (id, machine) => {
    let sheet: ParSheet;
    let played: Play;

    beforeAll(() => {
      sheet = parSheet(machine);
      played = play(machine, id);
    });

    it('returns what its PAR sheet says', () => {
      const standardError = sheet.standardDeviation / Math.sqrt(spins);

      const error = Math.abs(played.meanPayout - exactly(sheet.rtp.total)) / standardError;

      expect(error).toBeLessThan(standardErrors);
    });

    it('pays anything, and more than the stake, as often as its PAR sheet says', () => {
      expect(errorOfCount(played.hits, exactly(sheet.hitRate))).toBeLessThan(standardErrors);
      expect(errorOfCount(played.aboveStake, exactly(sheet.aboveStakeRate))).toBeLessThan(standardErrors);
    });

    it('never pays above its maximum', () => {
      expect(played.highestPayout).toBeLessThanOrEqual(sheet.maximumWin.multiple);
    });

    it('stops at every position of every reel equally often', () => {
      played.stops.forEach((counts) => {
        const expected = spins / counts.length;
        const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
        const freedom = counts.length - 1;
        // With 29 degrees of freedom or more chi-square is close enough to normal for so wide a bound.
        expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(standardErrors);
      });
    });
  },
);
