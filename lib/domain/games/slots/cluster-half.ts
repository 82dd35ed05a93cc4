import { payOfCluster } from './clusters';
import type { SlotMachine } from './machine';
import { clustersOfReel, joinClusters, type OpenCluster } from './open-clusters';
import { shownAt } from './reel-windows';

/** Half of a window, read from its outer reel to the middle, at every combination of its stops. */
export interface ClusterHalf {
  /** Symbols that pay by clusters. */
  readonly symbols: readonly string[];
  /** Pay of the clusters that do not reach the middle, in stake parts, by combination. */
  readonly paid: Float64Array;
  /** By symbol, then by combination: the index of what reaches the middle in `open`. */
  readonly states: readonly Uint16Array[];
  /** By symbol: the distinct groups that reach the middle. */
  readonly open: readonly (readonly (readonly OpenCluster[])[])[];
}

/**
 * Reads some reels of a machine.
 *
 * @param strips       in the order of reading
 * @param weightOf     by strip: the distance of two combinations that differ by one stop of it
 * @throws RangeError when more distinct groups reach the middle than an entry of `states` holds
 */
export function clusterHalf(
  machine: SlotMachine,
  strips: SlotMachine['reels'],
  weightOf: readonly number[],
): ClusterHalf {
  const combinations = strips.reduce((product, { length }) => product * length, 1);
  const paid = new Float64Array(combinations);
  const symbols = machine.symbols.filter((symbol) => symbol in machine.payTable);
  const bySymbol = symbols.map((symbol) => {
    const reels = strips.map((strip) =>
      strip.map((_, stop) => clustersOfReel(shownAt(machine, strip, stop), symbol, machine.wild)),
    );
    const states = new Uint16Array(combinations);
    const open = distinctStates();
    read(0, 0, [], 0);
    return { states, open: open.list };

    function read(reel: number, at: number, groups: readonly OpenCluster[], closedPay: number): void {
      const stops = reels[reel];
      if (!stops) {
        paid[at] = (paid[at] ?? 0) + closedPay;
        states[at] = open.indexOf(groups);
        return;
      }
      stops.forEach((ofReel, stop) => {
        const joined = joinClusters(groups, ofReel);
        const pay = closedPay + payOfClusters(machine, symbol, joined.closed);
        read(reel + 1, at + stop * (weightOf[reel] ?? 0), joined.open, pay);
      });
    }
  });
  return {
    symbols,
    paid,
    states: bySymbol.map(({ states }) => states),
    open: bySymbol.map(({ open }) => open),
  };
}

/** Pay of groups of one symbol, in stake parts. */
export function payOfClusters(
  machine: SlotMachine,
  symbol: string,
  clusters: readonly OpenCluster[],
): number {
  return clusters.reduce(
    (paid, { count, isOwn }) => (isOwn ? paid + payOfCluster(machine, symbol, count) : paid),
    0,
  );
}

/** Number of states that the 16 bits of an entry tell apart. */
const mostStates = 2 ** 16;

/** Numbers distinct lists of groups in the order in which they occur. */
export function distinctStates() {
  const list: (readonly OpenCluster[])[] = [];
  const known = new Map<string, number>();
  return {
    list,
    /** @throws RangeError for more states than an entry holds */
    indexOf(groups: readonly OpenCluster[]): number {
      const name = groups.map(({ rows, count, isOwn }) => `${rows} ${count} ${isOwn}`).join();
      const index = known.get(name) ?? list.push(groups) - 1;
      if (index >= mostStates) throw new RangeError('Half of a window has too many distinct clusters');
      known.set(name, index);
      return index;
    },
  };
}
