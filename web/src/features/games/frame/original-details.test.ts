import { describe, expect, it } from 'vitest';
import type { PublishedGame } from '#contracts/play/public-routes';
import { hiLo } from '#domain/games/originals/hi-lo/rules';
import { mines } from '#domain/games/originals/mines/rules';
import type { Original } from '#domain/games/originals/original';
import { describeRound } from './describe-round';

function rulesOf({ table, terms }: Original): PublishedGame['rules'] {
  return { family: 'originals', table: { ...table }, terms: [...terms] };
}

function described(
  original: Original,
  shown: Record<string, number[]>,
  { multiple = 0, choice = null }: { multiple?: number; choice?: string | null },
) {
  const outcome = { family: 'originals' as const, shown, multiple, options: [] };
  return describeRound({ gameId: original.id, coin: 'gold', outcome, choice }, rulesOf(original), 'en');
}

describe('mines round', () => {
  it.each([
    ['3', { opened: [7, 3], mines: [1, 3, 9] }, 0, '3 mines: 1 jade found, then a mine.'],
    ['3', { opened: [7, 4], mines: [1, 3, 9] }, 128, '3 mines: 2 jade found.'],
    ['1', { opened: [7], mines: [7] }, 0, '1 mine: 0 jade found, then a mine.'],
  ])('is described by the jade that was found with %s', (choice, shown, multiple, note) => {
    expect(described(mines, shown, { multiple, choice })).toMatchObject({ cards: [], notes: [note] });
  });
});

describe('hi-lo round', () => {
  it('lists its cards', () => {
    expect(described(hiLo, { cards: [6, 13 + 9, 51] }, { multiple: 183 })).toMatchObject({
      short: '1.83 ×',
      cards: [{ owner: '', cards: ['7s', 'Th', 'Kc'] }],
      notes: [],
    });
  });
});
