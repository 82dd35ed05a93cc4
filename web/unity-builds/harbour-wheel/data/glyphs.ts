type Point = readonly [number, number];
type Stroke = readonly Point[];

/** A digit as pen strokes, in a box one high; `width` is its advance. */
interface Glyph {
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

const quarterTurn = 90;

/** Points of an ellipse, in degrees clockwise from the right. */
function arc([x, y]: Point, [across, down]: Point, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / (quarterTurn / 8));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)] as const;
  });
}

const upper = arc([0.3, 0.31], [0.22, 0.22], 180, 360);
const lower = arc([0.3, 0.69], [0.22, 0.22], 0, 180);

/** Every character that appears on a wheel. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  '0': { width: 0.64, strokes: [[...upper, ...lower, [0.08, 0.31]]] },
  '1': {
    width: 0.5,
    strokes: [
      [
        [0.1, 0.27],
        [0.31, 0.09],
        [0.31, 0.91],
      ],
    ],
  },
  '2': {
    width: 0.63,
    strokes: [[...arc([0.3, 0.32], [0.22, 0.23], 195, 395), [0.08, 0.91], [0.54, 0.91]]],
  },
  '3': {
    width: 0.62,
    strokes: [arc([0.28, 0.29], [0.21, 0.2], 205, 450), arc([0.28, 0.7], [0.23, 0.21], 270, 515)],
  },
  '4': {
    width: 0.66,
    strokes: [
      [
        [0.43, 0.91],
        [0.43, 0.09],
        [0.06, 0.66],
        [0.58, 0.66],
      ],
    ],
  },
  '5': {
    width: 0.62,
    strokes: [[[0.5, 0.09], [0.15, 0.09], [0.12, 0.46], ...arc([0.29, 0.66], [0.23, 0.25], 235, 500)]],
  },
  '6': {
    width: 0.63,
    strokes: [
      [
        [0.44, 0.09],
        [0.25, 0.32],
        [0.11, 0.54],
      ],
      arc([0.3, 0.67], [0.22, 0.24], 0, 360),
    ],
  },
  '7': {
    width: 0.58,
    strokes: [
      [
        [0.06, 0.09],
        [0.52, 0.09],
        [0.22, 0.91],
      ],
    ],
  },
  '8': {
    width: 0.63,
    strokes: [arc([0.3, 0.29], [0.19, 0.2], 0, 360), arc([0.3, 0.7], [0.22, 0.21], 0, 360)],
  },
  '9': {
    width: 0.63,
    strokes: [
      arc([0.3, 0.33], [0.22, 0.24], 0, 360),
      [
        [0.49, 0.46],
        [0.35, 0.68],
        [0.16, 0.91],
      ],
    ],
  },
  '.': { width: 0.28, strokes: [[[0.11, 0.9]]] },
  '×': {
    width: 0.58,
    strokes: [
      [
        [0.08, 0.42],
        [0.46, 0.82],
      ],
      [
        [0.46, 0.42],
        [0.08, 0.82],
      ],
    ],
  },
};
