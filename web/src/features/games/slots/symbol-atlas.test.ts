import { describe, expect, it } from 'vitest';
import { atlasSymbol, cellBackground, type SymbolAtlas } from './symbol-atlas';

const atlas: SymbolAtlas = {
  url: '/fruit.svg',
  columns: 3,
  rows: 1,
  symbols: { plum: { name: 'Plum', column: 0, row: 0 }, pear: { name: 'Pear', column: 2, row: 0 } },
};

describe('cellBackground', () => {
  it('positions the first cell at the start of the picture', () => {
    expect(cellBackground(atlas, 'plum')).toEqual({
      backgroundImage: 'url("/fruit.svg")',
      backgroundSize: '300% 100%',
      backgroundPosition: '0% 0%',
    });
  });

  it('positions the last cell at the end of the picture', () => {
    expect(cellBackground(atlas, 'pear').backgroundPosition).toBe('100% 0%');
  });
});

describe('atlasSymbol', () => {
  it('throws for a symbol without a picture', () => {
    expect(() => atlasSymbol(atlas, 'durian')).toThrow('no picture of "durian"');
  });
});
