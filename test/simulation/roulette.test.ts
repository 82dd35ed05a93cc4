import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { numberOf } from '#domain/games/odds/share';
import { rouletteParSheet } from '#domain/games/roulette/par-sheet';
import { roulette } from '#domain/games/roulette/roulette-game';
import { sizes } from '../scale';

const rounds = sizes.simulatedRounds;
/** A fair wheel exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;

/** The product's own draws from a reproducible byte stream. */
function spins(seed: string): number[] {
  const stream = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(32);
  const draws = drawsFrom(() => stream.update(blank));
  const counts = Array<number>(37).fill(0);
  for (let round = 0; round < rounds; round += 1) counts[draws.below(37)]! += 1;
  return counts;
}

function payoutOf(field: string, pocket: number): number {
  const round = roulette.play({ below: () => pocket }, { stake: 100, choice: `${field} 100`, decisions: [] });
  if ('code' in round || round.payout === null) throw new Error(`${field} does not settle`);
  return round.payout / 100;
}

describe(`roulette over ${rounds} rounds`, () => {
  const counts = spins('roulette version 1');
  const sheet = rouletteParSheet(roulette.rules);

  it('stops in every pocket equally often', () => {
    const expected = rounds / 37;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

    // 36 degrees of freedom: close enough to normal for this wide bound.
    expect(Math.abs(chiSquare - 36) / Math.sqrt(72)).toBeLessThan(standardErrors);
  });

  it('matches the RTP of the PAR sheet on every field', () => {
    // The maximum of 157 fields of one series is allowed half a standard error more.
    const widest = standardErrors + 0.5;
    for (const { id, kind } of roulette.rules.fields) {
      const figures = sheet.fields.find((each) => each.kind === kind)!;
      const paid = counts.reduce((sum, count, pocket) => sum + count * payoutOf(id, pocket), 0);
      const standardError = figures.standardDeviation / Math.sqrt(rounds);

      const error = Math.abs(paid / rounds - numberOf(figures.rtp)) / standardError;

      expect([id, error < widest]).toEqual([id, true]);
    }
  });
});
