import { type ClusterTable, clusterTable, headReels } from './cluster-table';
import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';
import type { SpecialCounts } from './special-counts';

/** Combinations whose count takes several seconds. */
const mostCombinations = 2 ** 27;

/**
 * Counts every combination of one spin of a machine that pays by clusters: by the count of special symbols, then by the pay of clusters in
 * stake parts. Every head meets every tail.
 *
 * @throws RangeError when there are more than 2^27 combinations
 */
export function clusterPays(
  machine: SlotMachine,
  strips: SlotMachine['reels'],
  special: SpecialCounts,
): Map<number, Map<number, number>> {
  const combinations = strips.reduce((product, { length }) => product * length, 1);
  if (combinations > mostCombinations)
    throw new RangeError(`${machine.id} is too large to count its clusters`);
  const table = clusterTable(machine, strips);
  const headCounts = countsOf(machine, strips.slice(0, headReels), special);
  const tailCounts = countsOf(machine, strips.slice(headReels), special);
  const tailKinds = [...new Set(tailCounts)];
  const kindOfTail = Uint8Array.from(tailCounts, (count) => tailKinds.indexOf(count));
  const counts = special.ways(strips).map(([count]) => count);
  const bound = highestPay(table) + 1;
  const ways = new Float64Array(bound * counts.length);

  const pays = new Float64Array(table.tailPays.length);
  headCounts.forEach((ofHead, head) => {
    payWithHead(table, head, pays);
    const offsets = Int32Array.from(tailKinds, (ofTail) => counts.indexOf(ofHead + ofTail) * bound);
    for (let tail = 0; tail < pays.length; tail += 1)
      ways[(offsets[kindOfTail[tail] as number] as number) + (pays[tail] as number)]! += 1;
  });
  return new Map(
    counts.map((count, index) => [count, occurring(ways.subarray(index * bound, (index + 1) * bound))]),
  );
}

/** Writes what every tail pays together with a head. */
function payWithHead(table: ClusterTable, head: number, pays: Float64Array): void {
  const { headPays, tailPays, heads, headSymbols, headStates, tailStates, joined } = table;
  const paidByHead = headPays[head] as number;
  for (let tail = 0; tail < pays.length; tail += 1) pays[tail] = (tailPays[tail] as number) + paidByHead;
  for (let open = heads[head] as number; open < (heads[head + 1] as number); open += 1) {
    const start = headStates[open] as number;
    const ofSymbol = (headSymbols[open] as number) * pays.length;
    for (let tail = 0; tail < pays.length; tail += 1)
      pays[tail]! += joined[start + (tailStates[ofSymbol + tail] as number)] as number;
  }
}

/** An upper bound of what a combination pays: the highest of its two sides alone, and for each symbol the highest that they add together. */
function highestPay({ headPays, tailPays, joined, joinedStarts }: ClusterTable): number {
  const added = joinedStarts.map((start, symbol) =>
    highest(joined.subarray(start, joinedStarts[symbol + 1])),
  );
  return highest(headPays) + highest(tailPays) + added.reduce((sum, pay) => sum + pay, 0);
}

function highest(pays: Float64Array): number {
  return pays.reduce((most, pay) => Math.max(most, pay), 0);
}

/** The entries that occur, by their index. */
function occurring(ways: Float64Array): Map<number, number> {
  const found = new Map<number, number>();
  ways.forEach((count, paid) => {
    if (count > 0) found.set(paid, count);
  });
  return found;
}

/** Counts of special symbols at every combination of some strips, the last strip first. */
function countsOf(machine: SlotMachine, strips: SlotMachine['reels'], special: SpecialCounts): number[] {
  return strips.reduce<number[]>(
    (before, strip) =>
      before.flatMap((count) => strip.map((_, stop) => count + special.of(shownAt(machine, strip, stop)))),
    [0],
  );
}
