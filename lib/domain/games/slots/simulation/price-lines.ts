import { countBits } from '../bits';
import type { LineSet } from './line-reels';
import type { LineTable } from './line-table';
import type { SpinBlock } from './spin-block';

/**
 * Writes the line pays of the block's first spins, in parts of the stake.
 *
 * Most heads leave no run open and need one table access; the others cost two more tables and a bit count.
 */
export function priceLines(table: LineTable, block: SpinBlock, count: number): void {
  const { heads, runLines, runRows, fourthLines, fifthLines, fourthAdds, fifthAdds } = table;
  const { fourthLength, fifthLength } = table;
  const { heads: headOf, fourth, fifth, pays } = block;
  for (let spin = 0; spin < count; spin += 1) {
    const head = (headOf[spin] as number) << 1;
    const end = heads[head + 3] as number;
    let paid = heads[head] as number;
    for (let run = heads[head + 1] as number; run < end; run += 1) {
      const row = runRows[run] as number;
      const onFourth = fourth[spin] as number;
      const carried = (runLines[run] as number) & (fourthLines[row * fourthLength + onFourth] as number);
      if (carried === 0) continue;
      const onFifth = fifth[spin] as number;
      if (row === 0) {
        paid += payAfterWilds(table, carried, onFourth, onFifth);
        continue;
      }
      paid += countBits(carried) * (fourthAdds[row] as number);
      const ended = carried & (fifthLines[row * fifthLength + onFifth] as number);
      if (ended !== 0) paid += countBits(ended) * (fifthAdds[row] as number);
    }
    pays[spin] = paid;
  }
}

/** Pays of lines with wilds on reels 1 to 3, one by one: their symbol is on reel 4 or 5, or they have none. */
function payAfterWilds(
  { afterWilds, ...table }: LineTable,
  lines: LineSet,
  onFourth: number,
  onFifth: number,
): number {
  const { symbols, fourth, fifth, pays } = afterWilds;
  let paid = 0;
  for (let left = lines; left !== 0; left &= left - 1) {
    const line = 31 - Math.clz32(left & -left);
    const fourthSymbol = fourth[line * table.fourthLength + onFourth] as number;
    const fifthSymbol = fifth[line * table.fifthLength + onFifth] as number;
    paid += pays[fourthSymbol * symbols + fifthSymbol] as number;
  }
  return paid;
}
