import type { Cell } from './winning-cells';

/** The SVG path through the middles of cells, in a drawing one unit per cell wide and high. */
export function linePath(cells: readonly Cell[]): string {
  return cells.map(({ reel, row }, index) => `${index === 0 ? 'M' : 'L'}${reel + 0.5} ${row + 0.5}`).join('');
}

/** Colors of the lines, by token name; consecutive lines never share one. */
const lineColors = ['win', 'primary', 'accent', 'info', 'secondary', 'success', 'warning'] as const;

export function lineColor(line: number): string {
  return `var(--${lineColors[line % lineColors.length] ?? 'win'})`;
}
