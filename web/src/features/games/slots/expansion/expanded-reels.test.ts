import { describe, expect, it } from 'vitest';
import { expandedReels } from './expanded-reels';
import { expansionLabel } from './expansion-label';

const machine = { wild: 'lighthouse', wildsExpand: true, rows: 3 };
const strips = [
  ['conch', 'anchor', 'marlin', 'compass'],
  ['conch', 'lighthouse', 'marlin', 'compass'],
  ['lighthouse', 'anchor', 'marlin', 'compass'],
];

describe('expandedReels', () => {
  it('returns each reel that shows a wild, with the row in which it landed', () => {
    expect(expandedReels(machine, { strips, stops: [0, 0, 2] })).toEqual([
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
    ]);
  });

  it('leaves out a wild that stopped outside the window', () => {
    expect(expandedReels(machine, { strips, stops: [0, 2, 1] })).toEqual([]);
  });

  it('returns none where wilds stay where they land', () => {
    expect(expandedReels({ ...machine, wildsExpand: undefined }, { strips, stops: [0, 0, 0] })).toEqual([]);
  });
});

describe('expansionLabel', () => {
  const atlas = {
    url: '',
    columns: 1,
    rows: 1,
    symbols: { lighthouse: { name: 'Lighthouse', column: 0, row: 0 } },
  };

  it.each([
    [[1], 'Lighthouse fills reel 2.'],
    [[1, 3], 'Lighthouses fill reels 2 and 4.'],
    [[1, 2, 3], 'Lighthouses fill reels 2, 3, and 4.'],
    [[], ''],
  ])('names the reels that are filled: %j', (reels, label) => {
    const expanded = reels.map((reel) => ({ reel, row: 0 }));

    expect(expansionLabel(expanded, machine.wild, atlas)).toBe(label);
  });
});
