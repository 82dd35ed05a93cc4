import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { jadeFortune } from '#domain/games/slots/jade-fortune/machine';
import { neonTiger } from '#domain/games/slots/neon-tiger/machine';
import { hkSlotsAtlas } from '../hk-slots/atlas';
import { jadeFortuneAtlas } from '../jade-fortune/atlas';
import { neonTigerAtlas } from '../neon-tiger/atlas';
import { atlasSymbol } from '../slots/symbol-atlas';

const folder = new URL('../../../../public/games/', import.meta.url);
const cell = 256;

function read(id: string, file: string): string {
  return readFileSync(new URL(`${id}/${file}`, folder), 'utf8');
}

function drawnCells(atlas: string) {
  const cells = atlas.matchAll(
    /<svg id="([a-z-]+)" x="(\d+)" y="(\d+)" width="256" height="256" viewBox="0 0 256 256">/g,
  );
  return [...cells].map(([, id, x, y]) => ({ id, column: Number(x) / cell, row: Number(y) / cell }));
}

function namesIn(drawing: string): string[] {
  return [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, name]) => String(name));
}

describe.each([
  { machine: hkSlots, atlas: hkSlotsAtlas },
  { machine: neonTiger, atlas: neonTigerAtlas },
  { machine: jadeFortune, atlas: jadeFortuneAtlas },
])('the art of $machine.id', ({ machine, atlas }) => {
  const symbols = read(machine.id, 'symbols.svg');
  const files = readdirSync(new URL(machine.id, folder));

  it('has a picture of every symbol on the reels and of nothing else', () => {
    expect(atlas.url).toBe(`/games/${machine.id}/symbols.svg`);
    expect(Object.keys(atlas.symbols).toSorted()).toEqual([...machine.symbols].toSorted());
  });

  it('finds each symbol where the file draws it', () => {
    const cells = drawnCells(symbols);

    expect(cells).toHaveLength(machine.symbols.length);
    for (const { id, column, row } of cells) {
      expect(atlasSymbol(atlas, String(id)), id).toMatchObject({ column, row });
    }
  });

  it('has an atlas of the size of its grid', () => {
    expect(symbols).toContain(`viewBox="0 0 ${atlas.columns * cell} ${atlas.rows * cell}"`);
  });

  it('keeps every symbol under 6 kB', () => {
    const sizes = symbols
      .split('<svg id=')
      .slice(1)
      .map((symbol) => symbol.length);

    expect(Math.max(...sizes)).toBeLessThan(6_000);
  });

  it('keeps every picture under 60 kB', () => {
    for (const file of files) expect(read(machine.id, file).length, file).toBeLessThan(60_000);
  });

  it('gives no two parts of a file the same name, and refers only to parts that the file has', () => {
    for (const file of files) {
      const drawing = read(machine.id, file);
      const names = namesIn(drawing);
      const references = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, name]) => String(name));

      expect(new Set(names).size, file).toBe(names.length);
      expect(
        references.filter((name) => !names.includes(name)),
        file,
      ).toEqual([]);
    }
  });

  it('has a panel of the size of its window and a frame with the same margins as every other', () => {
    const width = machine.reels.length * cell;
    const height = machine.rows * cell;

    expect(read(machine.id, 'panel.svg')).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(read(machine.id, 'frame.svg')).toContain(`viewBox="-48 -64 ${width + 96} ${height + 112}"`);
  });

  it('has a card for the lobby in the size of every card', () => {
    expect(read(machine.id, 'card.svg')).toContain('viewBox="0 0 800 600"');
  });

  it('draws with shapes alone: no script, no foreign file, no text in a font that may be missing', () => {
    for (const file of files)
      expect(read(machine.id, file), file).not.toMatch(/<(?:script|image|text|style|foreignObject)/);
  });
});
