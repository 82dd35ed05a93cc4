import type { SlotMachine } from './machine';

/** A position in the window, row 0 at the top. */
export interface Position {
  readonly reel: number;
  readonly row: number;
}

/** A cluster that pays: `pays` multiplies one stake part. */
export interface Cluster {
  readonly symbol: string;
  readonly count: number;
  /** Its positions, reel by reel from the top, wilds included. */
  readonly positions: readonly Position[];
  readonly pays: number;
}

type Window = readonly (readonly string[])[];

/**
 * Finds the clusters of a window that pay.
 *
 * A cluster is a group of positions that touch by a side, reel to reel or row to row, and show one symbol or the wild, with the symbol
 * itself among them. It is as large as possible, so no symbol is in two clusters of its kind; a wild belongs to the clusters of all symbols
 * that it touches. Wilds alone are no cluster.
 *
 * @param window  symbol ids as `window[reel][row]`
 * @returns in the order of the machine's symbols, then by the first position
 */
export function payingClusters(machine: SlotMachine, window: Window): Cluster[] {
  return machine.symbols
    .filter((symbol) => symbol in machine.payTable)
    .flatMap((symbol) => clustersOf(machine, window, symbol));
}

/** The pay of a cluster in stake parts: that of the largest size in the table that it reaches, 0 below the first. */
export function payOfCluster(
  { clusterSizes = [], payTable }: Pick<SlotMachine, 'clusterSizes' | 'payTable'>,
  symbol: string,
  count: number,
): number {
  const step = clusterSizes.findLastIndex((size) => size <= count);
  return payTable[symbol]?.[step] ?? 0;
}

function clustersOf(machine: SlotMachine, window: Window, symbol: string): Cluster[] {
  const fits = (shown: string) => shown === symbol || shown === machine.wild;
  const fitting = positionsOf(window, fits);
  const clusters: Cluster[] = [];
  if (fitting.length < (machine.clusterSizes?.[0] ?? 0)) return clusters;
  const open = window.map((column) => column.map(fits));
  for (const first of fitting) {
    const positions = takeGroup(open, first);
    const isOwn = positions.some(({ reel, row }) => window[reel]?.[row] === symbol);
    const pays = isOwn ? payOfCluster(machine, symbol, positions.length) : 0;
    if (pays > 0) clusters.push({ symbol, count: positions.length, positions: inOrder(positions), pays });
  }
  return clusters;
}

function positionsOf(window: Window, fits: (shown: string) => boolean): Position[] {
  const positions: Position[] = [];
  for (const [reel, column] of window.entries())
    for (const [row, shown] of column.entries()) if (fits(shown)) positions.push({ reel, row });
  return positions;
}

/** Collects the group around a position and closes its positions; empty where the position is closed. */
function takeGroup(open: readonly boolean[][], first: Position): Position[] {
  const group: Position[] = [];
  const waiting = [first];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { reel, row } = next;
    const column = open[reel];
    if (!column?.[row]) continue;
    column[row] = false;
    group.push(next);
    waiting.push(
      { reel, row: row - 1 },
      { reel, row: row + 1 },
      { reel: reel - 1, row },
      { reel: reel + 1, row },
    );
  }
  return group;
}

function inOrder(positions: readonly Position[]): Position[] {
  return positions.toSorted((one, other) => one.reel - other.reel || one.row - other.row);
}
