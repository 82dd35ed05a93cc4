import type { SlotMachine } from '../machine';
import { symbolsAt } from '../reel-windows';
import { scattersIn } from '../scatter';
import { type CascadeEnd, walkCascades } from '../tumble-walk';

/**
 * Every cascade of a machine as tables. An entry is `pay of ways × 2^entryBits + scatters of the last window`; most heads have none, as they
 * pay nothing by ways.
 */
export interface CascadeTable {
  /** By head, the start of its entries by the stop of reel 4; −1 for a head without. */
  readonly heads: Int32Array;
  /** An entry without the scatters of reel 5, or −1 minus the start of its entries by the stop of reel 5. */
  readonly fourth: Int32Array;
  readonly fifth: Int32Array;
}

/** Bits of an entry for its scatters; the others are for its pay. */
export const entryBits = 5;

const mostPaid = 2 ** (31 - entryBits) - 1;
const mostScatters = 2 ** entryBits - 1;

/**
 * Compiles every cascade of a machine with tumbles on up to five reels.
 *
 * @throws RangeError when a cascade pays more, or its last window may show more scatters, than an entry holds
 */
export function cascadeTable(machine: SlotMachine): CascadeTable {
  if (machine.reels.length * machine.rows > mostScatters)
    throw new RangeError(`${machine.id} has too many positions to simulate`);
  const lengths = Array.from({ length: 5 }, (_, reel) => machine.reels[reel]?.length ?? 1);
  const [, second, third, fourthLength, fifthLength] = lengths as [number, number, number, number, number];
  const stopsOf = lengths.map((length) => Array.from({ length }, (_, stop) => stop));
  const scattersAt = lengths.map((_, reel) => {
    const strip = machine.reels[reel];
    return strip?.map((__, stop) => scattersIn(machine, symbolsAt(strip, stop, machine.rows))) ?? [0];
  });
  const headCount = lengths.slice(0, 3).reduce((product, length) => product * length, 1);
  const heads = new Int32Array(headCount).fill(-1);
  const fourth: number[] = [];
  const fifth: number[] = [];
  walkCascades(machine, (end) => {
    if (end.paid > mostPaid) throw new RangeError(`${machine.id} pays too much to simulate`);
    if (end.tumbles > 0) enter(end);
  });
  return { heads, ...withoutRepeats(fourth, fifth, fifthLength) };

  /** Enters every combination of an end: its own stops, those of the next reel, all of the others. */
  function enter({ read, stops, next, scatters, paid }: CascadeEnd): void {
    const isSplit = read < machine.reels.length;
    const choices = stopsOf.map((all, reel) => {
      if (reel < read) return [stops[reel] as number];
      return isSplit && reel === read ? next.stops : all;
    });
    const isFifthKnown = read === 5 || (read === 4 && isSplit);
    const ofNext = new Map(next.stops.map((stop, at) => [stop, next.states[at]?.scatters ?? 0]));
    const scattersOf = (reel: number, stop: number) => {
      if (reel < read) return 0;
      return (isSplit && reel === read ? ofNext.get(stop) : scattersAt[reel]?.[stop]) ?? 0;
    };
    for (const first of choices[0] as number[])
      for (const afterFirst of choices[1] as number[])
        for (const last of choices[2] as number[]) {
          const head = (first * second + afterFirst) * third + last;
          const ofHead = scatters + scattersOf(0, first) + scattersOf(1, afterFirst) + scattersOf(2, last);
          const start = startOf(head);
          for (const four of choices[3] as number[]) {
            const entry = paid * 2 ** entryBits + ofHead + scattersOf(3, four);
            if (!isFifthKnown) fourth[start + four] = entry;
            else
              for (const five of choices[4] as number[])
                fifth[startOfFifth(start + four) + five] = entry + scattersOf(4, five);
          }
        }
  }

  function startOf(head: number): number {
    if (heads[head] === -1) {
      heads[head] = fourth.length;
      for (let stop = 0; stop < fourthLength; stop += 1) fourth.push(0);
    }
    return heads[head] as number;
  }

  function startOfFifth(at: number): number {
    if ((fourth[at] as number) >= 0) {
      fourth[at] = -1 - fifth.length;
      for (let stop = 0; stop < fifthLength; stop += 1) fifth.push(0);
    }
    return -1 - (fourth[at] as number);
  }
}

/** Equal entries by the stop of reel 5 share a place, so that most of the table stays in the processor's cache. */
function withoutRepeats(
  fourth: readonly number[],
  fifth: readonly number[],
  length: number,
): Pick<CascadeTable, 'fourth' | 'fifth'> {
  const places = new Map<string, number>();
  const kept: number[] = [];
  const placed = fourth.map((entry) => {
    if (entry >= 0) return entry;
    const start = -1 - entry;
    const row = fifth.slice(start, start + length);
    const text = row.join();
    const place = places.get(text) ?? kept.push(...row) - length;
    places.set(text, place);
    return -1 - place;
  });
  return { fourth: Int32Array.from(placed), fifth: Int32Array.from(kept) };
}
