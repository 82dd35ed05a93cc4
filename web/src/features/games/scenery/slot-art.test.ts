import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines } from '#domain/games/slots/machines';
import { atlasSymbol, type SymbolAtlas } from '../slots/symbol-atlas';

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

/** The atlas of a machine, in its own folder: `../<id>/atlas.ts`. */
async function withAtlas(machine: SlotMachine): Promise<{ machine: SlotMachine; atlas: SymbolAtlas }> {
  const atlases = (await import(`../${machine.id}/atlas.ts`)) as Record<string, SymbolAtlas>;
  return { machine, atlas: Object.values(atlases)[0]! };
}

describe.each(await Promise.all(listMachines().map(withAtlas)))(
  'art of $machine.id',
  ({ machine, atlas }) => {
    const symbols = read(machine.id, 'symbols.svg');
    const files = readdirSync(new URL(machine.id, folder));

    it('has a picture for each symbol on the reels and no other', () => {
      expect(atlas.url).toBe(`/games/${machine.id}/symbols.svg`);
      expect(Object.keys(atlas.symbols).toSorted()).toEqual([...machine.symbols].toSorted());
    });

    it('places each symbol where the file draws it', () => {
      const cells = drawnCells(symbols);

      expect(cells).toHaveLength(machine.symbols.length);
      for (const { id, column, row } of cells) {
        expect(atlasSymbol(atlas, String(id)), id).toMatchObject({ column, row });
      }
    });

    it('has a view box that matches its grid', () => {
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

    it('has unique ids in each file and no dangling references', () => {
      for (const file of files) {
        const drawing = read(machine.id, file);
        const names = namesIn(drawing);
        const references = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, name]) =>
          String(name),
        );

        expect(new Set(names).size, file).toBe(names.length);
        expect(
          references.filter((name) => !names.includes(name)),
          file,
        ).toEqual([]);
      }
    });

    it('sizes the panel to its window and gives the frame the standard margins', () => {
      const width = machine.reels.length * cell;
      const height = machine.rows * cell;

      expect(read(machine.id, 'panel.svg')).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(read(machine.id, 'frame.svg')).toContain(`viewBox="-48 -64 ${width + 96} ${height + 112}"`);
    });

    it.runIf(machine.wildsExpand)('has a wild as high as its reel, where wilds expand', () => {
      expect(read(machine.id, 'wild-reel.svg')).toContain(`viewBox="0 0 ${cell} ${machine.rows * cell}"`);
    });

    it('has a lobby card of the standard size', () => {
      expect(read(machine.id, 'card.svg')).toContain('viewBox="0 0 800 600"');
    });

    it('uses shapes only: no scripts, images, text or foreign objects', () => {
      for (const file of files)
        expect(read(machine.id, file), file).not.toMatch(/<(?:script|image|text|style|foreignObject)/);
    });
  },
);
