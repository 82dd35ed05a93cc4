import { glyphs } from './glyphs';

/** Position of a character in the glyph atlas, in shares of its width, and its advance, in shares of its height. */
export interface GlyphPlace {
  readonly from: number;
  readonly to: number;
  readonly advance: number;
}

/** One byte a pixel: 128 at the edge of a stroke, more inside. */
export interface GlyphPicture {
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, GlyphPlace>>;
  readonly pixels: Uint8Array;
}

const cell = { width: 48, height: 64 };
/** Margin around each character, in shares of its height, so that nothing is cut off. */
const margin = 0.06;
const penRadius = 0.085;
/** Maximum encoded distance from an edge. */
const reach = 0.14;

/** Renders all characters side by side as a signed distance field, which stays sharp at any size. */
export function drawGlyphs(): GlyphPicture {
  const characters = Object.keys(glyphs);
  const width = cell.width * characters.length;
  const pixels = new Uint8Array(width * cell.height);
  characters.forEach((character, index) => {
    for (let row = 0; row < cell.height; row++)
      for (let column = 0; column < cell.width; column++)
        pixels[row * width + index * cell.width + column] = shade(character, column, row);
  });
  const places = characters.map((character, index) => {
    const advance = glyphs[character]?.width ?? 0;
    return [
      character,
      { from: index / characters.length, to: (index + 1) / characters.length, advance },
    ] as const;
  });
  return { width, height: cell.height, places: Object.fromEntries(places), pixels };
}

function shade(character: string, column: number, row: number): number {
  const scale = (1 + 2 * margin) / cell.height;
  const x = (column + 0.5) * scale - margin;
  const y = (row + 0.5) * scale - margin;
  const inside = (penRadius - distanceTo(character, x, y)) / reach;
  return Math.round(255 * Math.min(1, Math.max(0, 0.5 + inside / 2)));
}

function distanceTo(character: string, x: number, y: number): number {
  let nearest = Infinity;
  for (const stroke of glyphs[character]?.strokes ?? [])
    stroke.forEach((point, index) => {
      const [fromX, fromY] = stroke[index - 1] ?? point;
      const acrossX = point[0] - fromX;
      const acrossY = point[1] - fromY;
      const length = acrossX ** 2 + acrossY ** 2;
      const along = length === 0 ? 0 : ((x - fromX) * acrossX + (y - fromY) * acrossY) / length;
      const at = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(x - fromX - at * acrossX, y - fromY - at * acrossY));
    });
  return nearest;
}
