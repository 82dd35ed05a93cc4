import type { Point } from './rubbed-area';

/** A field of the card, in CSS pixels from the corner of the foil. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Strokes of the automatic rubbing. */
const zigzags = 5;

/** Position of the automatic rubbing at a progress from 0 to 1. */
export function zigzag({ x, y, width, height }: Box, progress: number): Point {
  const along = Math.min(1, Math.max(0, progress));
  const stroke = along * zigzags;
  const back = Math.floor(stroke) % 2 === 1;
  const across = back ? 1 - (stroke % 1) : stroke % 1;
  return { x: x + width * (0.1 + 0.8 * across), y: y + height * (0.08 + 0.84 * along) };
}

/** A point in units of the field's sides. */
export function within(box: Box, { x, y }: Point): Point {
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

export function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}
