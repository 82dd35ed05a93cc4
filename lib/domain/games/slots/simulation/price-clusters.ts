import type { ClusterTable } from '../cluster-table';
import type { SpinBlock } from './spin-block';

/**
 * Writes the cluster pays of the block's first spins, in parts of the stake.
 *
 * @param fifths  combinations of the reels from the fifth on
 */
export function priceClusters(table: ClusterTable, fifths: number, block: SpinBlock, count: number): void {
  const { headPays, tailPays, heads: firstOpen, headSymbols, headStates, tailStates, joined } = table;
  const { heads, fourth, fifth, pays } = block;
  const tails = tailPays.length;
  for (let spin = 0; spin < count; spin += 1) {
    const head = heads[spin] as number;
    const tail = Math.imul(fourth[spin] as number, fifths) + (fifth[spin] as number);
    const end = firstOpen[head + 1] as number;
    let paid = (headPays[head] as number) + (tailPays[tail] as number);
    for (let open = firstOpen[head] as number; open < end; open += 1) {
      const state = tailStates[Math.imul(headSymbols[open] as number, tails) + tail] as number;
      paid += joined[(headStates[open] as number) + state] as number;
    }
    pays[spin] = paid;
  }
}
