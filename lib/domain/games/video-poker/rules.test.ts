import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deck, handSize } from './deck';
import { rankOfResult, resultOf } from './hand-rank';
import { jacksOrBetter } from './jacks-or-better';

interface Entry {
  readonly id: string;
  readonly rules: readonly string[];
  readonly howToPlay: readonly string[];
}

const gameCatalog = JSON.parse(
  readFileSync(new URL('../../../../content/catalog/games.json', import.meta.url), 'utf8'),
) as Entry[];
const { rules, howToPlay } = gameCatalog.find(({ id }) => id === jacksOrBetter.id)!;
const rulesText = rules.join('\n');

/** Rank of a pair beside three low cards. */
function pairOf(rank: number): string | null {
  const kickers = [0, 1, 2, 3, 5].filter((low) => low !== rank).slice(0, 3);
  const [a, b, c] = kickers.map((low, at) => low * 4 + at) as [number, number, number];
  return rankOfResult(resultOf(rank * 4, rank * 4 + 1, a, b, c));
}

describe('rules of video poker', () => {
  it('state the cards of the deck and of a deal', () => {
    expect([deck.length, handSize]).toEqual([52, 5]);
    expect(rulesText).toContain(
      'a freshly shuffled deck of 52 cards, without jokers. You are dealt five of them',
    );
  });

  it('name the lowest pair that pays', () => {
    const paying = Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => pairOf(rank) !== null);

    expect(paying.map((rank) => deck[4 * rank]!.charAt(0))).toEqual(['J', 'Q', 'K', 'A']);
    expect(rulesText).toContain('one pair of jacks, queens, kings or aces');
  });

  it('promise the stake back for that pair and more for every higher rank', () => {
    const { 'jacks-or-better': least, ...above } = jacksOrBetter.payTable;

    expect(least).toBe(1);
    expect(Math.min(...Object.values(above))).toBeGreaterThan(1);
    expect(howToPlay.join('\n')).toContain(
      'A pair of jacks or better gives your stake back, and everything above it pays more',
    );
  });
});
