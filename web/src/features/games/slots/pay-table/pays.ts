import type { SlotMachine } from '#domain/games/slots/machine';

/** Payouts of the runs or clusters of a symbol at one stake, the longest first. */
export interface SymbolPays {
  readonly symbol: string;
  readonly runs: readonly SymbolRun[];
}

/** Payout of a number of symbols or, with `upTo`, of a range of numbers, which has no end where it is null. */
interface SymbolRun {
  readonly count: number;
  readonly upTo?: number | null;
  readonly payout: number;
}

/**
 * The pay table at one stake, in the coin's smallest unit.
 *
 * @param stake  whole stake, split evenly into the machine's stake parts
 */
export function paysAt(machine: SlotMachine, stake: number): SymbolPays[] {
  const part = stake / machine.stakeParts;
  return machine.symbols.flatMap((symbol) => {
    const pays = machine.payTable[symbol];
    return pays ? [{ symbol, runs: runsOf(pays, part, machine.clusterSizes) }] : [];
  });
}

/** Payouts of scatters at any position at one stake, the highest first. */
export function scatterPaysAt({ scatter }: SlotMachine, stake: number): SymbolPays {
  return { symbol: scatter.symbol, runs: runsOf(scatter.pays, stake) };
}

/** The number or range of symbols that a payout is for: `5×`, `8–9×` or `13+`. */
export function runLabel({ count, upTo }: SymbolRun): string {
  if (upTo === null) return `${count}+`;
  return upTo === undefined || upTo === count ? `${count}×` : `${count}–${upTo}×`;
}

/** Free spins by number of scatters, the most first; empty for a machine without the feature. */
export function awardsOf({ freeSpins }: SlotMachine): { count: number; spins: number }[] {
  return (freeSpins?.awards ?? [])
    .map((spins, index) => ({ count: index + 1, spins }))
    .filter(({ spins }) => spins > 0)
    .toReversed();
}

/** @param sizes  the fewest symbols of each entry, up to the next one; absent where each entry is of one number */
function runsOf(pays: readonly number[], unit: number, sizes?: readonly number[]): SymbolRun[] {
  return pays
    .map((multiple, index) => ({
      count: sizes?.[index] ?? index + 1,
      ...(sizes && { upTo: lastBefore(sizes[index + 1]) }),
      payout: multiple * unit,
    }))
    .filter(({ payout }) => payout > 0)
    .toReversed();
}

function lastBefore(next: number | undefined): number | null {
  return next === undefined ? null : next - 1;
}
