import { type ClusterHalf, clusterHalf, payOfClusters } from './cluster-half';
import type { SlotMachine } from './machine';
import { joinClusters } from './open-clusters';

/**
 * A machine that pays by clusters as tables. The first three reels are the head, all others the tail, each a number of the mixed radix of its
 * stops with the last reel first. A spin pays what head and tail pay alone and, for each symbol that reaches the middle from the left, what
 * the two sides pay together beyond that.
 */
export interface ClusterTable {
  /** Pay in stake parts, by head and by tail, as if the other showed nothing. */
  readonly headPays: Float64Array;
  readonly tailPays: Float64Array;
  /** By head, the index of its symbols below; plus one entry at the end. */
  readonly heads: Int32Array;
  /** The symbol, and where the pays of its group at the middle begin in `joined`. */
  readonly headSymbols: Uint8Array;
  readonly headStates: Int32Array;
  /** `[symbol × tails + tail]`, which leads from a group of a head to the pay of both. */
  readonly tailStates: Uint16Array;
  readonly joined: Float64Array;
  /** By symbol, where its entries of `joined` begin. */
  readonly joinedStarts: readonly number[];
}

/** Number of reels in the head. */
export const headReels = 3;

/** Compiles strips of a machine that pays by clusters. */
export function clusterTable(machine: SlotMachine, strips: SlotMachine['reels']): ClusterTable {
  const [ofHead, ofTail] = [strips.slice(0, headReels), strips.slice(headReels)];
  const head = clusterHalf(machine, ofHead, radixOf(ofHead));
  // The tail is read from the right, so that it ends beside the head.
  const tail = clusterHalf(machine, ofTail.toReversed(), radixOf(ofTail).toReversed());
  const { joined, joinedStarts } = joinHalves(machine, head, tail);
  const symbols = head.open.length;

  const heads: number[] = [];
  const headSymbols: number[] = [];
  const headStates: number[] = [];
  for (let at = 0; at < head.paid.length; at += 1) {
    heads.push(headSymbols.length);
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      const state = head.states[symbol]?.[at] ?? 0;
      if (head.open[symbol]?.[state]?.length === 0) continue;
      headSymbols.push(symbol);
      headStates.push((joinedStarts[symbol] ?? 0) + state * (tail.open[symbol]?.length ?? 0));
    }
  }
  const tailStates = new Uint16Array(tail.paid.length * symbols);
  tail.states.forEach((ofSymbol, symbol) => tailStates.set(ofSymbol, symbol * tail.paid.length));
  return {
    headPays: payAlone(machine, head),
    tailPays: payAlone(machine, tail),
    heads: Int32Array.from([...heads, headSymbols.length]),
    headSymbols: Uint8Array.from(headSymbols),
    headStates: Int32Array.from(headStates),
    tailStates,
    joined,
    joinedStarts,
  };
}

/** What the groups of both halves pay together, less what they pay alone: by symbol, group of the head, then group of the tail. */
function joinHalves(machine: SlotMachine, head: ClusterHalf, tail: ClusterHalf) {
  const pays: number[] = [];
  const joinedStarts = head.symbols.map((symbol, index) => {
    const start = pays.length;
    const ofTail = tail.open[index] ?? [];
    const alone = ofTail.map((groups) => payOfClusters(machine, symbol, groups));
    for (const left of head.open[index] ?? []) {
      const ofLeft = payOfClusters(machine, symbol, left);
      ofTail.forEach((right, state) => {
        const { open, closed } = joinClusters(left, right);
        const together = payOfClusters(machine, symbol, open) + payOfClusters(machine, symbol, closed);
        pays.push(together - ofLeft - (alone[state] ?? 0));
      });
    }
    return start;
  });
  return { joined: Float64Array.from(pays), joinedStarts };
}

/** Pay of a half by combination, the groups at the middle included. */
function payAlone(machine: SlotMachine, { paid, symbols, states, open }: ClusterHalf): Float64Array {
  const pays = paid.slice();
  symbols.forEach((symbol, index) => {
    const ofOpen = (open[index] ?? []).map((groups) => payOfClusters(machine, symbol, groups));
    states[index]?.forEach((state, at) => (pays[at] = (pays[at] ?? 0) + (ofOpen[state] ?? 0)));
  });
  return pays;
}

/** Distances of combinations that differ by one stop of a strip, the last strip first. */
function radixOf(strips: SlotMachine['reels']): number[] {
  return strips.map((_, reel) => strips.slice(reel + 1).reduce((product, { length }) => product * length, 1));
}
