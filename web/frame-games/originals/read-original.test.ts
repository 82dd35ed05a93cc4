import { describe, expect, it } from 'vitest';
import type { FrameRound } from '../protocol/messages';
import { numberOf, numbersOf, readRound, readRules, rowsOf } from './read-original';

const round: FrameRound = {
  id: 'r',
  coin: 'gold',
  stake: 100,
  payout: 198,
  choice: 'under 50',
  decisions: [],
  outcome: { family: 'originals', shown: { roll: [42] }, multiple: 198, options: [] },
};

describe('readRound', () => {
  it('returns what a round shows, with the round', () => {
    expect(readRound(round)).toEqual({ round, shown: { roll: [42] }, multiple: 198, options: [] });
  });

  it.each([null, {}, { family: 'roulette', pocket: 3, bets: [] }, { family: 'originals', shown: {} }])(
    'throws for the outcome %j',
    (outcome) => {
      expect(() => readRound({ ...round, outcome })).toThrow(TypeError);
    },
  );
});

describe('readRules', () => {
  it('returns the table of an original, and throws for another family', () => {
    expect(readRules({ family: 'originals', table: { rolls: 10 }, terms: [] })).toEqual({
      table: { rolls: 10 },
    });
    expect(() => readRules({ family: 'roulette', pockets: 37 })).toThrow(TypeError);
    expect(() => readRules(undefined)).toThrow(TypeError);
  });

  it('reads numbers and lists of the table, and throws where they are missing', () => {
    expect([numberOf(3), numbersOf([1, 2]), rowsOf([[1], [2, 3]])]).toEqual([3, [1, 2], [[1], [2, 3]]]);
    for (const read of [() => numberOf('3'), () => numbersOf(3), () => numbersOf([[1]]), () => rowsOf([1])])
      expect(read).toThrow(TypeError);
  });
});
