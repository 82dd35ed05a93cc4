import type { SlotMachine } from '../machine';
import { type CascadeTable, cascadeTable, entryBits } from './cascade-table';
import { type ScatterTable, scatterTable } from './scatter-table';
import type { SpinBlock } from './spin-block';
import { countSymbol } from './symbol-table';

/** Creates the pricing of a machine with tumbles: it writes pays, scatters included, of the block's first spins. */
export function cascadePricing(machine: SlotMachine): (block: SpinBlock, count: number) => void {
  const table = cascadeTable(machine);
  const scatters = scatterTable(machine);
  return (block, count) => {
    countSymbol(scatters.counts, block, block.scatters, count);
    priceCascades(table, scatters, block, count);
  };
}

const scatterBits = 2 ** entryBits - 1;

/** The block's scatters are those at the stops; where symbols fall, those of the last window replace them. */
function priceCascades(
  { heads: startOf, fourth: ofFourth, fifth: ofFifth }: CascadeTable,
  { counts, pays: paysOf }: ScatterTable,
  block: SpinBlock,
  count: number,
): void {
  const { heads, fourth, fifth, pays, scatters } = block;
  const { fifth: scattersOnFifth } = counts;
  for (let spin = 0; spin < count; spin += 1) {
    const start = startOf[heads[spin] as number] as number;
    let paid = 0;
    if (start >= 0) {
      const stop = fifth[spin] as number;
      let entry = ofFourth[start + (fourth[spin] as number)] as number;
      if (entry < 0) entry = ofFifth[stop - 1 - entry] as number;
      else entry += scattersOnFifth[stop] as number;
      paid = entry >> entryBits;
      if (paid > 0) scatters[spin] = entry & scatterBits;
    }
    pays[spin] = paid + (paysOf[scatters[spin] as number] as number);
  }
}
