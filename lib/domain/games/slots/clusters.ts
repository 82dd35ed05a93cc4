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
  const visited = window.map((column) => column.map(() => false));
  const clusters: Cluster[] = [];
  window.forEach((column, reel) => {
    column.forEach((_, row) => {
      const positions = collect({ reel, row }).sort(
        (one, other) => one.reel - other.reel || one.row - other.row,
      );
      const isOwn = positions.some((each) => window[each.reel]?.[each.row] === symbol);
      const pays = isOwn ? payOfCluster(machine, symbol, positions.length) : 0;
      if (pays > 0) clusters.push({ symbol, count: positions.length, positions, pays });
    });
  });
  return clusters;

  /** The group around a position that was not visited before; empty where it shows another symbol. */
  function collect({ reel, row }: Position): Position[] {
    const shown = window[reel]?.[row];
    const ofReel = visited[reel];
    if ((shown !== symbol && shown !== machine.wild) || !ofReel || ofReel[row]) return [];
    ofReel[row] = true;
    return [
      { reel, row },
      ...collect({ reel, row: row - 1 }),
      ...collect({ reel, row: row + 1 }),
      ...collect({ reel: reel - 1, row }),
      ...collect({ reel: reel + 1, row }),
    ];
  }
}
