import { CanvasSource, Texture } from 'pixi.js';
import { canvasOf } from './canvas-of';

const edgePixels = 128;

/**
 * A soft round light in one color, drawn behind winning symbols.
 *
 * @param color  any CSS color
 */
export function glowTexture(color: string): Texture {
  const { canvas, context } = canvasOf(edgePixels, edgePixels);
  const middle = edgePixels / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, color);
  light.addColorStop(1, 'transparent');
  context.fillStyle = light;
  context.fillRect(0, 0, edgePixels, edgePixels);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
