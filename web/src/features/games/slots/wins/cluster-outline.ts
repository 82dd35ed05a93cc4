import type { Cell } from './winning-cells';

/**
 * The SVG path around a group of cells, in a drawing one unit per cell wide and high: one closed loop around it and one for each hole.
 *
 * @param inset  how far the path runs inside the cells, so that neighboring groups do not share a line
 */
export function clusterOutline(cells: readonly Cell[], inset: number): string {
  const isIn = (reel: number, row: number) => cells.some((cell) => cell.reel === reel && cell.row === row);
  let edges = cells.flatMap(({ reel, row }) => edgesOf(reel, row, isIn));
  let path = '';
  for (let first = edges[0]; first; first = edges[0]) {
    const loop = [first];
    for (let next = following(first, edges); next && next !== first; next = following(next, edges))
      loop.push(next);
    edges = edges.filter((edge) => !loop.includes(edge));
    path += loopPath(loop, inset);
  }
  return path;
}

/** One side of a cell without a neighbor, clockwise around the cell: its start and its direction. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

function edgesOf(reel: number, row: number, isIn: (reel: number, row: number) => boolean): Edge[] {
  return [
    ...(isIn(reel, row - 1) ? [] : [{ x: reel, y: row, dx: 1, dy: 0 }]),
    ...(isIn(reel + 1, row) ? [] : [{ x: reel + 1, y: row, dx: 0, dy: 1 }]),
    ...(isIn(reel, row + 1) ? [] : [{ x: reel + 1, y: row + 1, dx: -1, dy: 0 }]),
    ...(isIn(reel - 1, row) ? [] : [{ x: reel, y: row + 1, dx: 0, dy: -1 }]),
  ];
}

/** The edge that begins where another ends. Where two cells touch by a corner only, it is the one that turns right and stays at its cell. */
function following({ x, y, dx, dy }: Edge, edges: readonly Edge[]): Edge | undefined {
  const here = edges.filter((edge) => edge.x === x + dx && edge.y === y + dy);
  return here.find((edge) => edge.dx === -dy && edge.dy === dx) ?? here[0];
}

/** The corners of a loop, each moved inward from both of its edges; the cells are to the right of every edge. */
function loopPath(loop: readonly Edge[], inset: number): string {
  const corners = loop.flatMap((edge, index) => {
    const before = loop.at(index - 1) ?? edge;
    if (before.dx === edge.dx && before.dy === edge.dy) return [];
    const x = edge.x - (edge.dy + before.dy) * inset;
    const y = edge.y + (edge.dx + before.dx) * inset;
    return [`${rounded(x)} ${rounded(y)}`];
  });
  return `M${corners.join('L')}Z`;
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
