import type { SlotMachine } from '#domain/games/slots/machine';

/** Payouts of the runs of a symbol at one stake, the longest run first. */
export interface SymbolPays {
  readonly symbol: string;
  readonly runs: readonly { readonly count: number; readonly payout: number }[];
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
    return pays ? [{ symbol, runs: runsOf(pays, part) }] : [];
  });
}

/** Payouts of scatters at any position at one stake, the highest first. */
export function scatterPaysAt({ scatter }: SlotMachine, stake: number): SymbolPays {
  return { symbol: scatter.symbol, runs: runsOf(scatter.pays, stake) };
}

/** Free spins by number of scatters, the most first; empty for a machine without the feature. */
export function awardsOf({ freeSpins }: SlotMachine): { count: number; spins: number }[] {
  return (freeSpins?.awards ?? [])
    .map((spins, index) => ({ count: index + 1, spins }))
    .filter(({ spins }) => spins > 0)
    .toReversed();
}

function runsOf(pays: readonly number[], unit: number) {
  return pays
    .map((multiple, index) => ({ count: index + 1, payout: multiple * unit }))
    .filter(({ payout }) => payout > 0)
    .toReversed();
}
