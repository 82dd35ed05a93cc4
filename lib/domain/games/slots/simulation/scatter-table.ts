import type { SlotMachine } from '../machine';
import { positionsIn } from '../respin-frequency';
import { scatterMultiple } from '../scatter';
import type { SpinBlock } from './spin-block';
import { countSymbol, type SymbolTable, symbolTable } from './symbol-table';

/** Scatter counts of each head and each stop of reels 4 and 5, and the pay by count. */
export interface ScatterTable {
  readonly counts: SymbolTable;
  /** In parts of the stake, by count from 0. */
  readonly pays: Int32Array;
}

/** Counts the scatters of every head. */
export function scatterTable(machine: SlotMachine): ScatterTable {
  const counts = Array.from({ length: positionsIn(machine) + 1 }, (_, count) => count);
  return {
    counts: symbolTable(machine, machine.scatter.symbol),
    pays: Int32Array.from(counts, (count) => scatterMultiple(machine, count) * machine.stakeParts),
  };
}

/** Writes the scatter counts of the block's first spins, and adds their pay to the spins' pays. */
export function addScatters(table: ScatterTable, block: SpinBlock, count: number): void {
  const { pays: paysOf } = table;
  const { pays, scatters } = block;
  countSymbol(table.counts, block, scatters, count);
  for (let spin = 0; spin < count; spin += 1)
    pays[spin] = (pays[spin] as number) + (paysOf[scatters[spin] as number] as number);
}
