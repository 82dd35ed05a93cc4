import { clusterPays } from './cluster-pays';
import type { SlotMachine } from './machine';
import { awardFor, heldBy, type Phase } from './phase';
import { reelWindows } from './reel-windows';
import { scatterMultiple } from './scatter';
import { type SpecialCounts, specialCounts } from './special-counts';
import { tumblePays } from './tumble-pays';
import { winReader } from './win-reader';

/** A possible result of a spin, and the number of its combinations. */
export interface SpinPay {
  /** Total pay, in stake parts, the multiplier included. */
  readonly parts: number;
  /** Free spins that it awards, before the limit of a round applies. */
  readonly award: number;
  /** Symbols with which its respins begin; 0 for a spin without respins. */
  readonly held: number;
  readonly combinations: number;
}

/** A window of a reel, with symbols as indexes into the machine's list. */
interface Column {
  readonly shown: readonly number[];
  readonly stops: number;
  /** Of scatters and symbols to hold (`special-counts.ts`). */
  readonly count: number;
}

/**
 * Counts every combination of one spin by pay, award and start of respins, exactly.
 *
 * Walks the reels from the left over their distinct windows. Most prefixes leave nothing open after three reels; then only the remaining
 * scatters and symbols to hold matter, which are counted at once. 45 stops per reel take a fraction of a second.
 *
 * @returns the results that occur, ascending by pay, then by award and start of respins; their combinations add up to the product of the strips' lengths
 * @throws RangeError when there are more than 2^53 − 1 combinations
 */
export function spinPays(machine: SlotMachine, phase: Phase): SpinPay[] {
  const combinations = phase.reels.reduce((product, strip) => product * strip.length, 1);
  if (!Number.isSafeInteger(combinations))
    throw new RangeError(`${machine.id} is too large to count exactly`);
  if (machine.tumbles) return tumblePays(machine).map((pay) => ({ ...pay, award: 0, held: 0 }));

  const special = specialCounts(machine, phase.respins?.symbol ?? null);
  const counts = machine.clusterSizes
    ? clusterPays(machine, phase.reels, special)
    : readReels(machine, phase, special);
  return gathered(machine, phase, special, counts);
}

/** Combinations of lines or ways by count of special symbols, then by their pay in stake parts. */
function readReels(
  machine: SlotMachine,
  phase: Phase,
  special: SpecialCounts,
): Map<number, Map<number, number>> {
  const reader = winReader(machine);
  const columns = phase.reels.map((strip) => columnsOf(machine, special, strip));
  const countsToCome = [...phase.reels, null].map((_, reel) => special.ways(phase.reels.slice(reel)));
  const counts = new Map<number, Map<number, number>>();
  for (const [count] of countsToCome[0] as ReturnType<SpecialCounts['ways']>) counts.set(count, new Map());

  function tally(reel: number, paid: number, count: number, ways: number): void {
    for (const [more, waysToCome] of countsToCome[reel] as ReturnType<SpecialCounts['ways']>) {
      const counted = counts.get(count + more) as Map<number, number>;
      counted.set(paid, (counted.get(paid) ?? 0) + ways * waysToCome);
    }
  }

  function visit(reel: number, paid: number, count: number, ways: number): void {
    if (reader.isSettled(reel) || reel === columns.length) {
      tally(reel, paid, count, ways);
      return;
    }
    for (const column of columns[reel] as Column[]) {
      const paidHere = reader.read(reel, column.shown);
      visit(reel + 1, paid + paidHere, count + column.count, ways * column.stops);
    }
  }

  visit(0, 0, 0, 1);
  return counts;
}

/** Merges results that differ only in their counts, not in pay, award or start of respins. */
function gathered(
  machine: SlotMachine,
  phase: Phase,
  special: SpecialCounts,
  counts: ReadonlyMap<number, Map<number, number>>,
): SpinPay[] {
  const pays = new Map<string, SpinPay>();
  for (const [count, counted] of counts) {
    const scatters = special.scattersIn(count);
    const award = awardFor(phase, scatters);
    const held = heldBy(phase, special.heldIn(count));
    const ofScatters = scatterMultiple(machine, scatters) * machine.stakeParts;
    for (const [paid, ways] of counted) {
      const parts = (paid + ofScatters) * phase.multiplier;
      const result = `${parts} ${award} ${held}`;
      const combinations = (pays.get(result)?.combinations ?? 0) + ways;
      pays.set(result, { parts, award, held, combinations });
    }
  }
  return [...pays.values()].sort(
    (left, right) => left.parts - right.parts || left.award - right.award || left.held - right.held,
  );
}

function columnsOf(machine: SlotMachine, special: SpecialCounts, strip: readonly string[]): Column[] {
  return reelWindows(machine, strip).map(({ symbols, stops }) => ({
    shown: symbols.map((symbol) => machine.symbols.indexOf(symbol)),
    stops,
    count: special.of(symbols),
  }));
}
