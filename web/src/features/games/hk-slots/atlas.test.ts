import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { atlasSymbol } from '../slots/symbol-atlas';
import { hkSlotsAtlas } from './atlas';

const folder = new URL('../../../../public/', import.meta.url);
const drawn = readFileSync(new URL(`.${hkSlotsAtlas.url}`, folder), 'utf8');
const cell = 256;

function drawnCells() {
  const cells = drawn.matchAll(
    /<svg id="([a-z-]+)" x="(\d+)" y="(\d+)" width="256" height="256" viewBox="0 0 256 256">/g,
  );
  return [...cells].map(([, id, x, y]) => ({ id, column: Number(x) / cell, row: Number(y) / cell }));
}

describe('the atlas of HK Slots', () => {
  it('has a picture of every symbol on the reels and of nothing else', () => {
    expect(Object.keys(hkSlotsAtlas.symbols).toSorted()).toEqual([...hkSlots.symbols].toSorted());
  });

  it('finds each symbol where the file draws it', () => {
    const cells = drawnCells();

    expect(cells).toHaveLength(hkSlots.symbols.length);
    for (const { id, column, row } of cells) {
      expect(atlasSymbol(hkSlotsAtlas, String(id)), id).toMatchObject({ column, row });
    }
  });

  it('has the size of its grid', () => {
    const { columns, rows } = hkSlotsAtlas;

    expect(drawn).toContain(`viewBox="0 0 ${columns * cell} ${rows * cell}"`);
  });

  it('keeps every symbol under 6 kB', () => {
    const sizes = drawn
      .split('<svg id=')
      .slice(1)
      .map((symbol) => symbol.length);

    expect(Math.max(...sizes)).toBeLessThan(6_000);
  });

  it('gives no two parts of the file the same name', () => {
    const names = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);

    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to parts that the file has', () => {
    const names = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
    const references = [...drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, name]) => name);

    expect(references.filter((name) => !names.has(name))).toEqual([]);
  });
});
