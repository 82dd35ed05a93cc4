import { expect, it } from 'vitest';
import { unpackData } from '../game/unpack-data';
import { drawGlyphs } from './distance-field';
import { packData } from './pack-data';
import { drawSkyline } from './skyline';

it('unpacks what was packed, byte by byte', () => {
  const files = {
    'a.json': Buffer.from('{"ü":1}'),
    'empty.bin': Buffer.alloc(0),
    'b.bin': Buffer.from([0, 255, 128]),
  };

  const unpacked = unpackData(packData(files));

  expect([...unpacked].map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual(Object.entries(files));
});

it('throws for another format', () => {
  expect(() => unpackData(Buffer.from('PK and something else'))).toThrow('unknown kind');
});

it('draws every character inside its own cell, with ink and paper', () => {
  const { width, height, places, pixels } = drawGlyphs();

  for (const [character, { from, to, advance }] of Object.entries(places)) {
    const first = from * width;
    const last = to * width - 1;
    const shades = Array.from({ length: height }, (_, row) =>
      pixels.subarray(row * width + first, row * width + last + 1),
    );
    const edges = shades.flatMap((row) => [row[0] ?? 0, row.at(-1) ?? 0]);
    expect(Math.max(...shades.flatMap((row) => [...row])), character).toBeGreaterThan(180);
    expect(Math.max(...edges, ...(shades[0] ?? []), ...(shades.at(-1) ?? [])), character).toBeLessThan(128);
    expect(advance, character).toBeGreaterThan(0.2);
  }
  expect(Object.keys(places).join('')).toBe('0123456789.×');
});

it('draws a waterfront without gaps, below the sky', () => {
  const pixels = drawSkyline();
  const heights = Array.from({ length: pixels.length / 4 }, (_, column) => [
    pixels[column * 4] ?? 0,
    pixels[column * 4 + 1] ?? 0,
  ]);

  expect(heights.every(([far = 0, near = 0]) => far + near > 0)).toBe(true);
  expect(Math.max(...heights.flat())).toBeLessThan(200);
});
