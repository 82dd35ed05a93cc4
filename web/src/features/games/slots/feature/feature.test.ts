import { describe, expect, it } from 'vitest';
import { exampleFeature, exampleRespins, exampleSpin } from '../rounds/example-round';
import {
  firstFeature,
  freeSpinsKnown,
  nextFeature,
  paidAfter,
  paidByFreeSpins,
  spinSeen,
  summaryOf,
} from './feature';

const { spins } = exampleFeature([40, 0, 120]).outcome;

describe('feature stages', () => {
  it.each([
    { stage: 'respins', spin: 0, seen: -1 },
    { stage: 'base', spin: 0, seen: 0 },
    { stage: 'turning', spin: 2, seen: 1 },
    { stage: 'stopping', spin: 2, seen: 1 },
    { stage: 'shown', spin: 2, seen: 2 },
  ] as const)('shows spin $seen while spin $spin is "$stage"', ({ seen, ...feature }) => {
    expect(spinSeen(feature)).toBe(seen);
  });

  it('shows respin after respin, then the end of a round without free spins', () => {
    const { spins: respinning } = exampleRespins().outcome;

    const stages = [firstFeature(respinning, 'base')];
    while (stages.at(-1)!.stage === 'respins') stages.push(nextFeature(stages.at(-1)!, respinning));

    expect(stages.map(({ stage, respin }) => [stage, respin])).toEqual([
      ['respins', 0],
      ['respins', 1],
      ['respins', 2],
      ['summary', undefined],
    ]);
  });

  it('continues with the base win of a round that also has free spins', () => {
    const { spins: both } = exampleRespins([40]).outcome;

    expect(nextFeature({ stage: 'respins', spin: 0, respin: 2 }, both)).toEqual({ stage: 'base', spin: 0 });
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
