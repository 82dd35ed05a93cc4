import { svg } from '../cards/svg';
import type { Geometry } from './geometry';

/** The picture of pegs and ball. */
export interface PegArt {
  readonly element: SVGElement;
  readonly ball: SVGElement;
  readonly trail: SVGElement;
  /** Pegs by row, from the left. */
  readonly pegs: readonly (readonly SVGElement[])[];
  /** Hides the ball with its trail, and puts out the pegs that it has met. */
  clear(): void;
}

/** Draws the pegs of a board, and a ball that is still hidden above them. */
export function drawPegs({ width, height, pegs, pegRadius, ballRadius }: Geometry): PegArt {
  const rows = pegs.map((row) =>
    row.map(({ x, y }) => svg('circle', { class: 'peg', cx: x, cy: y, r: pegRadius })),
  );
  const trail = svg('path', { class: 'trail', 'stroke-width': ballRadius * 0.35 });
  const ball = svg('g', { class: 'plinko-ball', visibility: 'hidden' }, [
    svg('circle', { r: ballRadius * 2.1, fill: 'url(#ball-glow)' }),
    svg('circle', { r: ballRadius, fill: 'url(#ball-jade)' }),
    svg('ellipse', {
      class: 'plinko-ball__shine',
      cx: -ballRadius * 0.32,
      cy: -ballRadius * 0.4,
      rx: ballRadius * 0.34,
      ry: ballRadius * 0.2,
    }),
  ]);
  const element = svg('svg', { class: 'pegs', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, [
    svg('defs', {}, [
      gradient('ball-jade', ['#eafff7', '#5fe9bd', '#12a077', '#065441']),
      gradient('ball-glow', ['rgb(127 245 208 / 0.75)', 'rgb(47 214 163 / 0.3)', 'rgb(47 214 163 / 0)']),
      gradient('peg-pearl', ['#ffffff', '#d9e0f7', '#7b87ba']),
    ]),
    trail,
    ...rows.flat(),
    ball,
  ]);
  return {
    element,
    ball,
    trail,
    pegs: rows,
    clear() {
      ball.setAttribute('visibility', 'hidden');
      trail.removeAttribute('d');
      for (const peg of rows.flat()) peg.classList.remove('peg--met');
    },
  };
}

function gradient(id: string, colors: readonly string[]): SVGElement {
  const isGlow = id.endsWith('glow');
  const center = isGlow ? {} : { cx: 0.35, cy: 0.3, r: 0.85 };
  return svg(
    'radialGradient',
    { id, ...center },
    colors.map((color, at) => svg('stop', { offset: at / (colors.length - 1), 'stop-color': color })),
  );
}
