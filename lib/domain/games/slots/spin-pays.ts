import type { SlotMachine } from './machine';
import { awardFor, type Phase } from './phase';
import { reelWindows } from './reel-windows';
import { scatterMultiple, scattersIn, scatterWays } from './scatter';
import { winReader } from './win-reader';

/** A possible result of a spin, and the number of its combinations. */
export interface SpinPay {
  /** Total pay, in stake parts, the multiplier included. */
  readonly parts: number;
  /** Free spins that it awards, before the limit of a round applies. */
  readonly award: number;
  readonly combinations: number;
}

/** A window of a reel, with symbols as indexes into the machine's list. */
interface Column {
  readonly shown: readonly number[];
  readonly stops: number;
  readonly scatters: number;
}

/**
 * Counts every combination of one spin by pay and award, exactly.
 *
 * Walks the reels from the left over their distinct windows. Most prefixes leave nothing open after three reels; then only the remaining
 * scatters matter, which are counted at once. 45 stops per reel take a fraction of a second.
 *
 * @returns the results that occur, ascending by pay and then by award; their combinations add up to the product of the strips' lengths
 * @throws RangeError when there are more than 2^53 − 1 combinations
 */
export function spinPays(machine: SlotMachine, phase: Phase): SpinPay[] {
  const combinations = phase.reels.reduce((product, strip) => product * strip.length, 1);
  if (!Number.isSafeInteger(combinations))
    throw new RangeError(`${machine.id} is too large to count exactly`);

  const reader = winReader(machine);
  const columns = phase.reels.map((strip) => columnsOf(machine, strip));
  const scattersToCome = [...phase.reels, null].map((_, reel) =>
    scatterWays(machine, phase.reels.slice(reel)),
  );
  /** By scatters, then by the pay of lines or ways. */
  const counts = (scattersToCome[0] as number[]).map(() => new Map<number, number>());

  function tally(reel: number, paid: number, scatters: number, ways: number): void {
    const toCome = scattersToCome[reel] as number[];
    for (let more = 0; more < toCome.length; more += 1) {
      const waysToCome = toCome[more] as number;
      if (waysToCome === 0) continue;
      const counted = counts[scatters + more] as Map<number, number>;
      counted.set(paid, (counted.get(paid) ?? 0) + ways * waysToCome);
    }
  }

  function visit(reel: number, paid: number, scatters: number, ways: number): void {
    if (reader.isSettled(reel) || reel === columns.length) {
      tally(reel, paid, scatters, ways);
      return;
    }
    for (const column of columns[reel] as Column[]) {
      const paidHere = reader.read(reel, column.shown);
      visit(reel + 1, paid + paidHere, scatters + column.scatters, ways * column.stops);
    }
  }

  visit(0, 0, 0, 1);
  return gathered(machine, phase, counts);
}

/** Merges results that differ only in their scatters, not in pay or award. */
function gathered(machine: SlotMachine, phase: Phase, counts: readonly Map<number, number>[]): SpinPay[] {
  const pays = new Map<string, SpinPay>();
  counts.forEach((counted, scatters) => {
    const award = awardFor(phase, scatters);
    const ofScatters = scatterMultiple(machine, scatters) * machine.stakeParts;
    for (const [paid, ways] of counted) {
      const parts = (paid + ofScatters) * phase.multiplier;
      const combinations = (pays.get(`${parts} ${award}`)?.combinations ?? 0) + ways;
      pays.set(`${parts} ${award}`, { parts, award, combinations });
    }
  });
  return [...pays.values()].sort((left, right) => left.parts - right.parts || left.award - right.award);
}

function columnsOf(machine: SlotMachine, strip: readonly string[]): Column[] {
  return reelWindows(machine, strip).map(({ symbols, stops }) => ({
    shown: symbols.map((symbol) => machine.symbols.indexOf(symbol)),
    stops,
    scatters: scattersIn(machine, symbols),
  }));
}
