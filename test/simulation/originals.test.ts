import { describe, expect, it } from 'vitest';
import { numberOf } from '#domain/games/odds/share';
import { listOriginals } from '#domain/games/originals/originals';
import { originalParSheet } from '#domain/games/originals/par-sheet';
import { sizes } from '../scale';
import { simulateOriginal } from './odds/simulate-original';

/** The originals share the rounds of one game: most of their rounds take several draws. */
const rounds = Math.floor(sizes.simulatedRounds / listOriginals().length);
/** A fair game exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;
/** A choice whose tolerance is wider, in stakes, pays too rarely to be measured in these rounds. */
const maxTolerance = 0.2;
/** Chi-squares of all bounds of all games together stay above this tail in all but one of 10,000 runs. */
const minTail = 1e-6;

describe.each(listOriginals())(`$id over ${rounds} rounds with random decisions`, (original) => {
  const { worst, best } = originalParSheet(original);
  const { played, tails } = simulateOriginal(original, rounds, {
    worst: numberOf(worst),
    best: numberOf(best),
  });
  const measured = played
    .map((each) => ({ ...each, tolerance: (standardErrors * each.deviation) / Math.sqrt(each.rounds) }))
    .filter(({ tolerance }) => tolerance <= maxTolerance);

  it('returns the exact return of a choice, or one between worst and best where decisions make it', () => {
    expect(measured.length).toBeGreaterThan(0);
    for (const { choice, mean, lowest, highest, tolerance } of measured) {
      expect([choice, mean > lowest - tolerance, mean < highest + tolerance]).toEqual([choice, true, true]);
    }
  });

  it('draws every number of each bound equally often', () => {
    expect(tails.length).toBeGreaterThan(0);
    for (const { bound, tail } of tails) expect([bound, tail > minTail]).toEqual([bound, true]);
  });
});
