import { describe, expect, it } from 'vitest';
import { multiples } from '#domain/games/originals/keno/multiples';
import { choiceLabel, numberName, roundAnnouncement, roundLabel } from './copy';

const offered = {
  multiples: [0, 0, 1_715],
  rules: { numbers: 40, drawn: 10, mostPicks: 10 },
  money: { coin: 'sweeps', locale: 'en-US' },
} as const;

describe('choiceLabel', () => {
  it('states the picks and the highest multiple', () => {
    expect(choiceLabel('high', 2, offered)).toBe('2 picks, high risk: up to 17.15×.');
    expect(choiceLabel('low', 1, { ...offered, multiples: [65, 200] })).toBe(
      '1 pick, low risk: up to 2.00×. Does not count toward playthrough.',
    );
  });

  it('names the highest multiple that occurs once in 100 million rounds, and says that there is a higher one', () => {
    const pays = { numbers: 40, drawn: 10, mostPicks: 10 };
    const multiplesOf = (picks: number) => multiples.high[picks - 1] ?? [];

    expect(choiceLabel('high', 9, { ...offered, rules: pays, multiples: multiplesOf(9) })).toBe(
      '9 picks, high risk: up to 10,000.00×.',
    );
    expect(choiceLabel('high', 10, { ...offered, rules: pays, multiples: multiplesOf(10) })).toMatch(
      /^10 picks, high risk: up to [\d,]+\.00×, very rarely more\.$/,
    );
  });

  it('requests numbers while none is picked', () => {
    expect(choiceLabel('high', 0, { ...offered, multiples: [] })).toBe('Pick 1 to 10 numbers.');
  });
});

describe('roundLabel', () => {
  it('counts the hits and states what they pay', () => {
    const five = { picks: new Set([3, 7, 31, 38, 40]) };

    expect(roundLabel({ hits: [40, 3, 7] }, five, 400, 'en-US')).toBe('3 hits of 5 picks: 4.00×.');
    expect(roundLabel({ hits: [] }, five, 0, 'en-US')).toBe('No hits of 5 picks.');
    expect(roundLabel({ hits: [9] }, { picks: new Set([9]) }, 200, 'en-US')).toBe('1 hit of 1 pick: 2.00×.');
  });
});

describe('roundAnnouncement', () => {
  it('adds the drawn numbers and the hits', () => {
    expect(roundAnnouncement({ drawn: [4, 31, 7], hits: [31] }, '1 hit of 2 picks.')).toBe(
      'Drawn: 4, 31, 7. Hits: 31. 1 hit of 2 picks.',
    );
    expect(roundAnnouncement({ drawn: [4], hits: [] }, 'No hits of 2 picks.')).toBe(
      'Drawn: 4. No hits of 2 picks.',
    );
  });
});

describe('numberName', () => {
  it('says what a draw made of a number', () => {
    expect(numberName(7, { isPicked: true, isDrawn: false })).toBe('7');
    expect(numberName(7, { isPicked: true, isDrawn: true })).toBe('7, hit');
    expect(numberName(7, { isPicked: false, isDrawn: true })).toBe('7, drawn');
  });
});
