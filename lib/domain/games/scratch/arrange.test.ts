import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { arrange, bagOf, drawsToArrange } from './arrange';
import type { ScratchCard, ScratchPrize } from './card';
import { listScratchCards } from './cards';
import { everyDraw } from './every-draw-fixture';

const small: ScratchCard = {
  id: 'small',
  version: 1,
  symbols: ['bell', 'plum'],
  layout: { kind: 'match', cells: 2, alike: 2 },
  prizes: [],
  stakes: { gold: [1], sweeps: [1] },
};

function prize(symbol: string | null, count: number): ScratchPrize {
  return { symbol, count, multiple: count, weight: 1 };
}

function timesOf(cells: readonly string[], symbol: string | null): number {
  return cells.filter((each) => each === symbol).length;
}

/** All wins that a player could read from the symbols alone. */
function winsIn({ symbols, layout }: ScratchCard, key: string | null, cells: readonly string[]) {
  const counting = layout.kind === 'match' ? symbols : symbols.filter((symbol) => symbol === key);
  return counting
    .map((symbol) => ({ symbol, count: timesOf(cells, symbol) }))
    .filter(({ count }) => count >= layout.alike);
}

const cards = listScratchCards().map((card) => [card.id, card] as const);

describe.each(cards)('arrange for %s', (_, card) => {
  const { symbols, layout, prizes } = card;
  const anyRow = fc.constantFrom(...prizes);
  const laidOut = (row: ScratchPrize, seed: string) =>
    arrange(
      card,
      row,
      drawsFrom((index) => createHmac('sha256', seed).update(String(index)).digest()),
    );

  it('shows exactly the drawn prize and no second one', () => {
    fc.assert(
      fc.property(anyRow, fc.string(), (row, seed) => {
        const { key, cells, winning } = laidOut(row, seed);

        const winner = row.symbol ?? key;
        expect(cells).toHaveLength(layout.cells);
        expect(cells.filter((symbol) => !symbols.includes(symbol))).toEqual([]);
        expect(winsIn(card, key, cells)).toEqual(row.count > 0 ? [{ symbol: winner, count: row.count }] : []);
        expect(winning).toEqual(
          row.count > 0 ? cells.flatMap((symbol, at) => (symbol === winner ? [at] : [])) : [],
        );
      }),
      { seed: 72, numRuns: 2_000 },
    );
  });

  it('takes a fixed number of draws for any prize', () => {
    for (const row of prizes) {
      let taken = 0;
      arrange(card, row, { below: (bound) => (taken += 1) % bound });
      expect(taken).toBe(drawsToArrange(card));
    }
  });

  it('has enough symbols in its bag for all remaining cells', () => {
    for (const row of prizes) {
      for (const key of layout.kind === 'find' ? symbols : [null]) {
        const winner = row.count > 0 ? (row.symbol ?? key) : null;
        expect(bagOf(card, key, winner).length).toBeGreaterThanOrEqual(layout.cells - row.count);
      }
    }
  });
});

describe('arrange', () => {
  it('places winning symbols and fillers uniformly', () => {
    const card: ScratchCard = {
      ...small,
      symbols: ['bell', 'plum', 'fig', 'jade'],
      layout: { kind: 'match', cells: 4, alike: 2 },
    };

    const times = everyDraw((draws) => arrange(card, prize('plum', 2), draws).cells.join(' '));

    // Six pairs of cells, and six ways to fill the others with two of the three remaining symbols.
    expect(times.size).toBe(36);
    expect(new Set(times.values()).size).toBe(1);
    expect([...times.keys()].every((cells) => timesOf(cells.split(' '), 'plum') === 2)).toBe(true);
  });

  it('shows pairs on a losing card as often as drawing from a bag of two each gives them', () => {
    const card: ScratchCard = { ...small, layout: { kind: 'match', cells: 2, alike: 3 } };

    const times = everyDraw((draws) => arrange(card, prize(null, 0), draws).cells.join(' '));

    // From a bag of four: any of four, then any of the remaining three.
    expect(Object.fromEntries(times)).toEqual({
      'bell bell': 2,
      'bell plum': 4,
      'plum bell': 4,
      'plum plum': 2,
    });
  });

  it('names every symbol with the same probability and lays out the named one', () => {
    const card: ScratchCard = { ...small, layout: { kind: 'find', cells: 2, alike: 1, copies: 1 } };

    const times = everyDraw((draws) => {
      const { key, cells, winning } = arrange(card, prize(null, 1), draws);
      return `${key}: ${cells.join(' ')} at ${winning.join()}`;
    });

    expect(Object.fromEntries(times)).toEqual({
      'bell: bell plum at 0': 1,
      'bell: plum bell at 1': 1,
      'plum: plum bell at 0': 1,
      'plum: bell plum at 1': 1,
    });
  });

  it('draws the named symbol first, then the winning cells, then the others from left to right', () => {
    const card: ScratchCard = {
      ...small,
      symbols: ['bell', 'plum', 'fig'],
      layout: { kind: 'find', cells: 4, alike: 2, copies: 2 },
    };
    const numbers = [1, 3, 0, 3, 2];
    const bounds: number[] = [];
    const below = (bound: number) => numbers[bounds.push(bound) - 1] as number;

    expect(arrange(card, prize(null, 2), { below })).toEqual({
      key: 'plum',
      cells: ['plum', 'fig', 'fig', 'plum'],
      winning: [0, 3],
    });
    expect(bounds).toEqual([3, 4, 3, 4, 3]);
  });
});
