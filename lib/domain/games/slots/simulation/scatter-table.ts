import type { SlotMachine } from '../machine';
import { shownAt } from '../reel-windows';
import { scatterMultiple, scattersIn } from '../scatter';
import type { SpinBlock } from './spin-block';

/** Scatter counts of each head and each stop of reels 4 and 5, and the pay by count. */
export interface ScatterTable {
  readonly heads: Uint8Array;
  readonly fourth: Uint8Array;
  readonly fifth: Uint8Array;
  /** In parts of the stake, by count from 0. */
  readonly pays: Int32Array;
}

/** Counts the scatters of every head. */
export function scatterTable(machine: SlotMachine): ScatterTable {
  const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, (_, reel) =>
    countAtStops(machine, reel),
  );
  const heads = first!.flatMap((one) => second!.flatMap((two) => third!.map((three) => one + two + three)));
  const counts = Array.from({ length: machine.reels.length * machine.rows + 1 }, (_, count) => count);
  return {
    heads: Uint8Array.from(heads),
    fourth: Uint8Array.from(fourth!),
    fifth: Uint8Array.from(fifth!),
    pays: Int32Array.from(counts, (count) => scatterMultiple(machine, count) * machine.stakeParts),
  };
}

/** Writes the scatter counts of the block's first spins, and adds their pay to the spins' pays. */
export function addScatters(table: ScatterTable, block: SpinBlock, count: number): void {
  const { heads: ofHeads, fourth: ofFourth, fifth: ofFifth, pays: paysOf } = table;
  const { heads, fourth, fifth, pays, scatters } = block;
  for (let spin = 0; spin < count; spin += 1) {
    const shown =
      (ofHeads[heads[spin] as number] as number) +
      (ofFourth[fourth[spin] as number] as number) +
      (ofFifth[fifth[spin] as number] as number);
    scatters[spin] = shown;
    pays[spin] = (pays[spin] as number) + (paysOf[shown] as number);
  }
}

function countAtStops(machine: SlotMachine, reel: number): number[] {
  return (
    machine.reels[reel]?.map((_, stop, strip) => scattersIn(machine, shownAt(machine, strip, stop))) ?? [0]
  );
}
