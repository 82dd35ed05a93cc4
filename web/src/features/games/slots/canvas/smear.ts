import type { Rectangle } from 'pixi.js';
import { canvasOf } from './canvas-of';

/** Height of a smeared symbol relative to the sharp one, with room for the blur. */
export const smearedShare = 1.3;

/** Offsets of the passes, in heights of the symbol, each half the one before: together an even blur of 32 steps. */
const passShares = [0.14, 0.07, 0.035, 0.0175, 0.00875];

/**
 * Blurs a symbol along its motion by overlaying it at decreasing offsets. It is drawn once, so turning reels cost no more than resting
 * ones.
 */
export function smear(sheet: HTMLCanvasElement, cell: Rectangle, height: number): HTMLCanvasElement {
  let drawn = canvasOf(cell.width, height);
  const { context } = drawn;
  context.drawImage(
    sheet,
    cell.x,
    cell.y,
    cell.width,
    cell.height,
    0,
    (height - cell.height) / 2,
    cell.width,
    cell.height,
  );
  for (const share of passShares) drawn = overlaidOnItself(drawn.canvas, share * cell.height);
  return drawn.canvas;
}

function overlaidOnItself(from: HTMLCanvasElement, distance: number) {
  const to = canvasOf(from.width, from.height);
  // Two halves that add up to full opacity, also where the symbol is translucent.
  to.context.globalCompositeOperation = 'lighter';
  to.context.globalAlpha = 0.5;
  to.context.drawImage(from, 0, -distance / 2);
  to.context.drawImage(from, 0, distance / 2);
  return to;
}
