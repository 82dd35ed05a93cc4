import type { SlotMachine } from '../machine';
import { shownAt } from '../reel-windows';
import { timesIn } from '../scatter';
import type { SpinBlock } from './spin-block';

/** How often a symbol shows in each head and at each stop of reel 4 and of the reels from the fifth on together. */
export interface SymbolTable {
  readonly heads: Uint8Array;
  readonly fourth: Uint8Array;
  readonly fifth: Uint8Array;
}

/** Counts a symbol in every head of a machine. */
export function symbolTable(machine: SlotMachine, symbol: string): SymbolTable {
  const reels = Array.from({ length: Math.max(5, machine.reels.length) }, (_, reel) =>
    countAtStops(machine, symbol, reel),
  );
  const [first, second, third, fourth] = reels;
  const fifth = reels
    .slice(4)
    .reduce((before, ofReel) => before.flatMap((count) => ofReel.map((more) => count + more)), [0]);
  const heads = first!.flatMap((one) => second!.flatMap((two) => third!.map((three) => one + two + three)));
  return { heads: Uint8Array.from(heads), fourth: Uint8Array.from(fourth!), fifth: Uint8Array.from(fifth) };
}

/** Writes how often the symbol shows in the block's first spins. */
export function countSymbol(table: SymbolTable, block: SpinBlock, counts: Uint8Array, count: number): void {
  const { heads: ofHeads, fourth: ofFourth, fifth: ofFifth } = table;
  const { heads, fourth, fifth } = block;
  for (let spin = 0; spin < count; spin += 1) {
    counts[spin] =
      (ofHeads[heads[spin] as number] as number) +
      (ofFourth[fourth[spin] as number] as number) +
      (ofFifth[fifth[spin] as number] as number);
  }
}

function countAtStops(machine: SlotMachine, symbol: string, reel: number): number[] {
  return machine.reels[reel]?.map((_, stop, strip) => timesIn(shownAt(machine, strip, stop), symbol)) ?? [0];
}
