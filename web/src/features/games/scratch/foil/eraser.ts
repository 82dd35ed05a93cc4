import type { Point } from './rubbed-area';

/** Share of a tip that comes off whole; flakes come off beyond it. */
const solidShare = 0.85;

/** Erases paint from a canvas, in CSS pixels. */
export function eraserOf(context: CanvasRenderingContext2D | null) {
  function paintOut(paint: (context: CanvasRenderingContext2D) => void) {
    if (!context) return;
    context.save();
    context.globalCompositeOperation = 'destination-out';
    paint(context);
    context.restore();
  }

  return {
    /** Makes a whole rectangle slightly more transparent. */
    thin(x: number, y: number, width: number, height: number) {
      paintOut((paint) => {
        paint.globalAlpha = 0.16;
        paint.fillRect(x, y, width, height);
      });
    },
    /** A stroke with a frayed edge: foil comes off in flakes. */
    stroke(from: Point, to: Point, radius: number) {
      paintOut((paint) => {
        paint.lineCap = 'round';
        paint.lineWidth = 2 * radius * solidShare;
        paint.beginPath();
        paint.moveTo(from.x, from.y);
        paint.lineTo(to.x, to.y);
        paint.stroke();
        // A canvas draws no line without a length, which a tap has, and a spot that an earlier visit rubbed.
        paint.beginPath();
        paint.arc(to.x, to.y, radius * solidShare, 0, 2 * Math.PI);
        paint.fill();
        const flakes = 2 + Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6);
        for (let flake = 0; flake < flakes; flake += 1)
          fray(paint, from, to, { along: flake / flakes, radius });
      });
    },
  };
}

/** One flake beside a stroke. Fraying is cosmetic: only the stroke counts as rubbed. */
function fray(
  paint: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  { along, radius }: { along: number; radius: number },
) {
  const angle = Math.random() * 2 * Math.PI;
  const away = radius * (0.75 + Math.random() * 0.3);
  const x = from.x + (to.x - from.x) * along + Math.cos(angle) * away;
  const y = from.y + (to.y - from.y) * along + Math.sin(angle) * away;
  paint.beginPath();
  paint.arc(x, y, radius * (0.08 + Math.random() * 0.18), 0, 2 * Math.PI);
  paint.fill();
}

/**
 * Empties a canvas and scales it, so that it is painted in CSS pixels.
 *
 * @param ratio  its pixels to a CSS pixel
 */
export function fitTo(canvas: HTMLCanvasElement, ratio: number): void {
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  const context = canvas.getContext('2d');
  // A size that is set is laid out again, even the same one.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, width, height);
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
}
