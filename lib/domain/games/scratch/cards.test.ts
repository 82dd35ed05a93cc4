import { describe, expect, it } from 'vitest';
import { totalWeight } from '#domain/games/odds/weighted-prizes';
import { listScratchCards } from './cards';
import { scratchParSheet } from './par-sheet';

const cards = listScratchCards().map((card) => [card.id, card] as const);

it('lists each id once', () => {
  expect(new Set(cards.map(([id]) => id)).size).toBe(cards.length);
});

describe.each(cards)('%s', (_, card) => {
  const { symbols, layout, prizes, stakes } = card;
  const paying = prizes.slice(0, -1);

  it('returns 94 to 96 percent and pays on one card in 3.5 to 4', () => {
    const { rtp, hitRate } = scratchParSheet(card);

    expect(rtp.total.basisPoints).toBeGreaterThanOrEqual(9_400);
    expect(rtp.total.basisPoints).toBeLessThanOrEqual(9_600);
    expect(10_000 / hitRate.basisPoints).toBeGreaterThan(3.5);
    expect(10_000 / hitRate.basisPoints).toBeLessThan(4);
  });

  it('has a million tickets, descending prizes down to zero, and no prize above 5,000 stakes', () => {
    const multiples = prizes.map(({ multiple }) => multiple);

    expect(totalWeight(prizes)).toBe(1_000_000);
    expect(multiples).toEqual([...new Set(multiples)].sort((one, other) => other - one));
    expect(multiples.at(-1)).toBe(0);
    expect(multiples[0]).toBeLessThanOrEqual(5_000);
    expect(prizes.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
  });

  it('shows each prize in a distinct way', () => {
    const ways = paying.map(({ symbol, count }) => `${symbol} ${count}`);

    expect(new Set(ways).size).toBe(ways.length);
    expect(paying.every(({ count }) => count >= layout.alike && count <= layout.cells)).toBe(true);
    expect(paying.every(({ symbol }) => (symbol === null) === (layout.kind === 'find'))).toBe(true);
    expect(prizes.at(-1)).toMatchObject({ symbol: null, count: 0 });
  });

  it('lists every symbol once, with a prize for each where every symbol counts', () => {
    expect(new Set(symbols).size).toBe(symbols.length);
    if (layout.kind === 'match') expect(paying.map(({ symbol }) => symbol)).toEqual(symbols);
  });

  it('offers stakes within the house range on which every prize is a whole amount', () => {
    expect([stakes.gold[0], stakes.gold.at(-1)]).toEqual([100, 100_000]);
    expect([stakes.sweeps[0], stakes.sweeps.at(-1)]).toEqual([20, 500]);
    for (const each of [stakes.gold, stakes.sweeps]) {
      expect(each).toEqual(each.toSorted((one, other) => one - other));
      expect(each.every((stake) => prizes.every(({ multiple }) => Number.isInteger(stake * multiple)))).toBe(
        true,
      );
    }
  });
});
