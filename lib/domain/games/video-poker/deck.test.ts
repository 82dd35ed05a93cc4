import { describe, expect, it } from 'vitest';
import { cardOf, cardText, deck, shuffled } from './deck';

/** Draws the listed numbers and records the requested bounds. */
function listed(draws: readonly number[]) {
  const bounds: number[] = [];
  return { bounds, below: (bound: number) => draws[bounds.push(bound) - 1] ?? 0 };
}

describe('deck', () => {
  it('has 52 cards, and cardOf inverts cardText', () => {
    expect(new Set(deck).size).toBe(52);
    expect(deck.map((text) => cardText(cardOf(text)))).toEqual(deck);
    expect([deck[0], deck[3], deck[4], deck[51]]).toEqual(['2c', '2s', '3c', 'As']);
  });

  it.each(['', 'as', '1c', '10c', 'A'])('has no card %j', (text) => {
    expect(() => cardOf(text)).toThrow(RangeError);
  });
});

describe('shuffled', () => {
  it('draws one card at a time from the remaining ones', () => {
    const draws = listed([51, 0, 49]);
    const next = shuffled(draws);

    // The first card of the deck has taken the place of the ace of spades, where the third draw finds it.
    expect([next(), next(), next()].map(cardText)).toEqual(['As', '2d', '2c']);
    expect(draws.bounds).toEqual([52, 51, 50]);
  });

  it('deals every card once for any draws', () => {
    for (const draw of [
      () => 0,
      (bound: number) => bound - 1,
      (bound: number) => (bound * 7) % bound,
      (bound: number) => bound >> 1,
    ]) {
      const next = shuffled({ below: draw });

      expect(new Set(deck.map(next))).toEqual(new Set(deck.map((_, card) => card)));
    }
  });

  it('deals each pair of first cards for exactly one pair of draws', () => {
    const pairs = new Set<string>();
    for (let first = 0; first < 52; first += 1)
      for (let second = 0; second < 51; second += 1) {
        const next = shuffled(listed([first, second]));
        pairs.add(`${next()} ${next()}`);
      }

    expect(pairs.size).toBe(52 * 51);
  });
});
