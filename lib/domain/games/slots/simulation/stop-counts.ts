import type { SlotMachine } from '../machine';
import { basePhase, freePhase } from '../phase';
import type { WatchSpins } from './simulator';
import type { SpinBlock } from './spin-block';

/** How often each reel stopped at each position, `[reel][stop]`. */
export type StopCounts = readonly Float64Array[];

/** Counts the stops of a simulator's reels; `watch` is for the simulator. */
export function countStops(machine: SlotMachine): { base: StopCounts; free: StopCounts; watch: WatchSpins } {
  const base = emptyCounts(basePhase(machine).reels);
  const free = machine.freeSpins ? emptyCounts(freePhase(machine.freeSpins).reels) : [];
  return { base, free, watch: (block, count, kind) => addStops(kind === 'base' ? base : free, block, count) };
}

/** Decodes one spin's stops from a block, reel 1 first. */
export function stopsAt(block: SpinBlock, spin: number, lengths: readonly number[]): number[] {
  const [, second = 1, third = 1, , , ...last] = lengths;
  const head = block.heads[spin] as number;
  const row = Math.floor(head / third);
  const stops = [Math.floor(row / second), row % second, head % third];
  let fifth = block.fifth[spin] as number;
  const afterFifth = last.toReversed().map((length) => {
    const stop = fifth % length;
    fifth = Math.floor(fifth / length);
    return stop;
  });
  stops.push(block.fourth[spin] as number, fifth, ...afterFifth.reverse());
  stops.length = lengths.length;
  return stops;
}

function addStops(counts: StopCounts, block: SpinBlock, count: number): void {
  const lengths = counts.map(({ length }) => length);
  for (let spin = 0; spin < count; spin += 1) {
    const stops = stopsAt(block, spin, lengths);
    for (let reel = 0; reel < stops.length; reel += 1)
      (counts[reel] as Float64Array)[stops[reel] as number]! += 1;
  }
}

function emptyCounts(reels: readonly (readonly string[])[]): Float64Array[] {
  return reels.map((strip) => new Float64Array(strip.length));
}
