import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listScratchCards } from '#domain/games/scratch/cards';
import { atlasSymbol } from '../../slots/symbol-atlas';
import { dressingOf } from './dressings';

const folder = new URL('../../../../../public/', import.meta.url);
const cell = 256;
const read = (url: string) => readFileSync(new URL(`.${url}`, folder), 'utf8');

function drawnCells(drawn: string) {
  const cells = drawn.matchAll(
    /<svg id="([a-z-]+)" x="(\d+)" y="(\d+)" width="256" height="256" viewBox="0 0 256 256">/g,
  );
  return [...cells].map(([, id, x, y]) => ({ id, column: Number(x) / cell, row: Number(y) / cell }));
}

describe.each(listScratchCards().map((card) => [card.id, card] as const))('art of %s', (id, card) => {
  const { atlas, art, columns } = dressingOf(id);
  const drawn = read(atlas.url);

  it('has a picture for each symbol on the card and no other, at its position in the file', () => {
    const cells = drawnCells(drawn);

    expect(Object.keys(atlas.symbols).toSorted()).toEqual([...card.symbols].toSorted());
    expect(cells).toHaveLength(card.symbols.length);
    for (const { id: symbol, column, row } of cells)
      expect(atlasSymbol(atlas, String(symbol)), symbol).toMatchObject({ column, row });
    expect(drawn).toContain(`viewBox="0 0 ${atlas.columns * cell} ${atlas.rows * cell}"`);
  });

  it('keeps every symbol under 6 kB', () => {
    const sizes = drawn
      .split('<svg id=')
      .slice(1)
      .map((symbol) => symbol.length);

    expect(Math.max(...sizes)).toBeLessThan(6_000);
  });

  it.each([atlas.url, art.face, art.backdrop, `/games/${id}/card.svg`])(
    'has unique ids and no dangling references in %s',
    (url) => {
      const file = read(url);
      const names = [...file.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
      const references = [...file.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, name]) => name);

      expect(new Set(names).size).toBe(names.length);
      expect(references.filter((name) => !names.includes(name))).toEqual([]);
    },
  );

  it('fills whole rows with its fields', () => {
    expect(card.layout.cells % columns).toBe(0);
  });
});

it('throws for a card without art', () => {
  expect(() => dressingOf('unknown')).toThrow('has no dressing');
});
