import { path, svg } from './svg';

/** Draws a card's back: waves on dark purple under a seal of jade and gold. */
export function cardBack(): SVGElement {
  return svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true', focusable: 'false' }, [
    svg('rect', { width: 100, height: 140, fill: '#f7f4ea' }),
    svg('rect', { x: 5, y: 5, width: 90, height: 130, rx: 6, fill: '#2b1259' }),
    path(waves(), { fill: 'none', stroke: '#2fd6a3', 'stroke-opacity': 0.5, 'stroke-width': 1.1 }),
    svg('rect', {
      x: 8,
      y: 8,
      width: 84,
      height: 124,
      rx: 4.5,
      fill: 'none',
      stroke: '#e8c15a',
      'stroke-width': 1.4,
    }),
    svg('circle', { cx: 50, cy: 70, r: 21, fill: '#2b1259', stroke: '#e8c15a', 'stroke-width': 1.6 }),
    svg('circle', { cx: 50, cy: 70, r: 17.5, fill: 'none', stroke: '#e8c15a', 'stroke-width': 0.7 }),
    path('M50 57C56 62 62 66 62 72A7 7 0 0 1 50 74.500A7 7 0 0 1 38 72C38 66 44 62 50 57Z', {
      fill: '#2fd6a3',
    }),
    path('M39 80Q44.500 76.500 50 80T61 80', {
      fill: 'none',
      stroke: '#e8c15a',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  ]);
}

/** Rows of scales, as waves are drawn on porcelain: every other row half a scale to the right. */
function waves(): string {
  const width = 14;
  const height = 7.5;
  const columns = 6;
  const rows = 16;
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const x = 8 + column * width + (row % 2) * (width / 2);
      const y = 16 + row * height;
      for (const radius of [7, 4.6, 2.2])
        d += `M${x + 7 - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;
    }
  }
  return d;
}
