import type { WheelData } from '../wheel-data';
import { labelNumbers } from './label-shader';

type Places = WheelData['places'];

const rimLabel = { height: 0.13, middle: 0.79, widest: 0.185 };
const hubLabel = { height: 0.2, widest: 0.38 };

/** The multiples on the rim, each over the middle of its segment; a segment without a payout has no label. */
export function rimLabels({ multiples, places }: Pick<WheelData, 'multiples' | 'places'>): Float32Array {
  const labels = multiples.flatMap((multiple, segment) => {
    if (multiple === 0) return [];
    const angle = (segment / multiples.length) * 2 * Math.PI;
    const text = `${multiple}×`;
    const height = heightOf(text, places, rimLabel);
    return written(text, places, { height, bottom: rimLabel.middle - height / 2, angle, turns: 1 });
  });
  return Float32Array.from(labels);
}

/** The result of the spin in the hub, which does not turn. */
export function hubLabels(multiple: number | null, places: Places): Float32Array {
  if (multiple === null) return new Float32Array();
  const text = `${multiple}×`;
  const height = heightOf(text, places, hubLabel);
  return Float32Array.from(written(text, places, { height, bottom: -height / 2, angle: 0, turns: 0 }));
}

function written(
  text: string,
  places: Places,
  { height, bottom, angle, turns }: { height: number; bottom: number; angle: number; turns: 0 | 1 },
): number[] {
  let x = (-widthOf(text, places) * height) / 2;
  return [...text].flatMap((character) => {
    const { from = 0, to = 0, advance = 0 } = places[character] ?? {};
    const glyph = [angle, x, bottom, height, from, to, turns];
    if (glyph.length !== labelNumbers)
      throw new RangeError('A label has other numbers than its shader reads.');
    x += advance * height;
    return glyph;
  });
}

/** As high as allowed within the width. */
function heightOf(
  text: string,
  places: Places,
  { height, widest }: { height: number; widest: number },
): number {
  return Math.min(height, widest / widthOf(text, places));
}

/** Width of a text with height 1. */
function widthOf(text: string, places: Places): number {
  return [...text].reduce((width, character) => width + (places[character]?.advance ?? 0), 0);
}
