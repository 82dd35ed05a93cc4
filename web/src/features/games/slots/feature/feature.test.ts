import { describe, expect, it } from 'vitest';
import { exampleFeature, exampleSpin } from '../rounds/example-round';
import { freeSpinsKnown, nextFeature, paidAfter, paidByFreeSpins, spinSeen, summaryOf } from './feature';

const { spins } = exampleFeature([40, 0, 120]).outcome;

describe('feature stages', () => {
  it.each([
    { stage: 'base', spin: 0, seen: 0 },
    { stage: 'turning', spin: 2, seen: 1 },
    { stage: 'stopping', spin: 2, seen: 1 },
    { stage: 'shown', spin: 2, seen: 2 },
  ] as const)('shows spin $seen while spin $spin is "$stage"', ({ seen, ...feature }) => {
    expect(spinSeen(feature)).toBe(seen);
  });

  it('stays at the summary', () => {
    expect(nextFeature(summaryOf(spins), spins)).toEqual({ stage: 'summary', spin: 3 });
  });
});

describe('free-spin payouts', () => {
  it('exclude the staked spin', () => {
    expect([0, 1, 2, 3].map((upTo) => paidByFreeSpins(spins, upTo))).toEqual([0, 40, 40, 160]);
  });

  it('paid and remaining add up to the total after the staked spin', () => {
    for (const seen of [0, 1, 2, 3]) {
      expect(paidByFreeSpins(spins, seen) + paidAfter(spins, seen)).toBe(160);
    }
  });
});

describe('freeSpinsKnown', () => {
  it('grows once a retriggering spin was shown', () => {
    const retriggering = spins.with(2, exampleSpin({ freeSpinsWon: 5 }));

    expect([0, 1, 2, 3].map((seen) => freeSpinsKnown(retriggering, seen))).toEqual([3, 3, 8, 8]);
  });
});
