import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOfExpectations, type Expectation, expectationsOf, shareOf } from './expectations';
import { naivePlay, naiveUnderAce } from './naive-blackjack-fixture';
import type { BlackjackDecision } from './outcome';
import { blackjackRules } from './rules';

/** One card of each value. */
const ranks = [...'A23456789T'];
const worthOf = (card: string) => Math.min(10, ranks.indexOf(card.charAt(0)) + 1);
const plays = new Map(ranks.map((rank) => [rank, naivePlay(worthOf(rank))]));
const cardOf = (rank: string) => `${rank}s`;
const decimalOf = ({ numerator, denominator }: Expectation) => Number(numerator) / Number(denominator);

function totalOf(cards: readonly string[]): number {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0);
  return cards.some((card) => worthOf(card) === 1) && low < 12 ? low + 10 : low;
}

/** Compares each decision for a hand against a face-up card with the naive computation. */
function expectNaive(up: string, cards: readonly string[], options: readonly BlackjackDecision[]): void {
  const found = expectationsOf(blackjackRules, { up: cardOf(up), cards: cards.map(cardOf), options });
  const hand = cards.map(worthOf);

  expect(found.map(({ decision }) => decision)).toEqual(options);
  for (const each of found)
    expect(decimalOf(each)).toBeCloseTo(plays.get(up)!.values[each.decision]!(hand), 12);
}

describe('expectationsOf', () => {
  it.each(ranks)('equals a naive computation for every first two cards against %s', (up) => {
    for (const first of ranks) {
      for (const second of ranks.slice(ranks.indexOf(first))) {
        if (totalOf([first, second]) === 21) continue;
        const isPair = worthOf(first) === worthOf(second);

        expectNaive(up, [first, second], ['hit', 'stand', 'double', ...(isPair ? (['split'] as const) : [])]);
      }
    }
  });

  it('equals a naive computation for a hand of more cards', () => {
    const hands = fc
      .array(fc.constantFrom(...ranks), { minLength: 3, maxLength: 8 })
      .filter((cards) => totalOf(cards) < 21);
    fc.assert(
      fc.property(fc.constantFrom(...ranks), hands, (up, cards) => {
        expectNaive(up, cards, ['hit', 'stand']);
      }),
    );
  });
});

describe('expectationsOf insurance', () => {
  it('equals a naive computation of the whole round for every first two cards', () => {
    for (const first of ranks) {
      for (const second of ranks.slice(ranks.indexOf(first))) {
        const [taken, declined] = expectationsOf(blackjackRules, {
          up: 'As',
          cards: [cardOf(first), cardOf(second)],
          options: ['insurance', 'no-insurance'],
        });

        expect(decimalOf(taken!)).toBeCloseTo(naiveUnderAce(worthOf(first), worthOf(second), 0.5), 12);
        expect(decimalOf(declined!)).toBeCloseTo(naiveUnderAce(worthOf(first), worthOf(second), 0), 12);
      }
    }
  });

  it('throws for rules without insurance', () => {
    const { insurance, ...rules } = blackjackRules;

    expect(insurance).toBeDefined();
    expect(() => expectationsOf(rules, { up: 'As', cards: ['9s', '9h'], options: ['insurance'] })).toThrow(
      RangeError,
    );
  });
});

describe('bestOfExpectations', () => {
  it('is the decision that the published strategy names', () => {
    const best = (up: string, cards: string, ...options: BlackjackDecision[]) =>
      bestOfExpectations(expectationsOf(blackjackRules, { up, cards: cards.split(' '), options }))?.decision;

    expect(best('6h', '8s 8d', 'hit', 'stand', 'double', 'split')).toBe('split');
    expect(best('Th', '9s 7d', 'hit', 'stand', 'double')).toBe('hit');
    expect(best('6h', '6s 5d', 'hit', 'stand', 'double')).toBe('double');
    expect(best('6h', '6s 5d', 'hit', 'stand')).toBe('hit');
    expect(best('6h', '9s 7d', 'hit', 'stand', 'double')).toBe('stand');
    expect(best('Ah', 'As Kd', 'insurance', 'no-insurance')).toBe('no-insurance');
    expect(best('Kh', 'Qs Jd', 'hit', 'stand', 'double', 'split')).toBe('stand');
  });

  it('is undefined without any', () => {
    expect(bestOfExpectations([])).toBeUndefined();
  });
});

describe('shareOf', () => {
  it.each([
    [1n, 3n, 0.333333],
    [-1n, 3n, -0.333333],
    [-2n, 3n, -0.666667],
    [0n, 7n, 0],
    [5n, 2n, 2.5],
  ])('rounds %i/%i to %f', (numerator, denominator, share) => {
    expect(shareOf({ numerator, denominator })).toBe(share);
  });
});
