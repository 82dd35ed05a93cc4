interface Crumb {
  x: number;
  y: number;
  across: number;
  down: number;
  turn: number;
  readonly size: number;
  readonly color: string;
  readonly bornMs: number;
}

const lastsMs = 750;
const most = 220;
const fall = 0.0016;

export type Crumbs = ReturnType<typeof fallingCrumbs>;

/**
 * Crumbs of rubbed-off foil that fall in front of the card.
 *
 * @param chance  returns a number from 0 to below 1; purely cosmetic
 */
export function fallingCrumbs(canvas: HTMLCanvasElement, colors: readonly string[], chance: () => number) {
  const paint = canvas.getContext('2d');
  let crumbs: Crumb[] = [];
  let lastMs = 0;

  function crumbAt(x: number, y: number, nowMs: number): Crumb {
    return {
      x,
      y,
      across: (chance() - 0.5) * 0.22,
      down: -0.05 - chance() * 0.16,
      turn: chance() * 3,
      size: 2 + chance() * 4,
      color: colors[Math.floor(chance() * colors.length)] ?? 'currentcolor',
      bornMs: nowMs,
    };
  }

  return {
    /** Releases crumbs at a position in CSS pixels. */
    scatter(x: number, y: number, count: number, nowMs: number) {
      const room = Math.max(0, most - crumbs.length);
      crumbs.push(...Array.from({ length: Math.min(count, room) }, () => crumbAt(x, y, nowMs)));
    },
    /** @returns whether any are still falling */
    paint(nowMs: number): boolean {
      if (!paint) return false;
      const passed = Math.min(40, nowMs - lastMs);
      lastMs = nowMs;
      crumbs = crumbs.filter(({ bornMs }) => nowMs - bornMs < lastsMs);
      const { a: ratio } = paint.getTransform();
      paint.clearRect(0, 0, canvas.width / ratio, canvas.height / ratio);
      for (const crumb of crumbs) {
        crumb.down += fall * passed;
        crumb.x += crumb.across * passed;
        crumb.y += crumb.down * passed;
        crumb.turn += 0.01 * passed;
        paintCrumb(paint, crumb, 1 - (nowMs - crumb.bornMs) / lastsMs);
      }
      return crumbs.length > 0;
    },
  };
}

function paintCrumb(paint: CanvasRenderingContext2D, { x, y, turn, size, color }: Crumb, left: number) {
  paint.save();
  paint.globalAlpha = Math.min(1, left * 2);
  paint.translate(x, y);
  paint.rotate(turn);
  paint.fillStyle = color;
  paint.fillRect(-size / 2, -size / 3, size, size * 0.66);
  paint.restore();
}
