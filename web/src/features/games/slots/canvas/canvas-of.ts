/**
 * An offscreen canvas to draw on.
 *
 * @throws Error where the browser has no canvas; browsers without WebGL never call this
 */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  return { canvas, context };
}
