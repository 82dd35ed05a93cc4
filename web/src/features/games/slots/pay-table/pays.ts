import type { SlotMachine } from '#domain/games/slots/machine';

/** What a run of a symbol pays at one stake, the longest run first. */
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

/** What scatters anywhere pay at one stake, the most first. */
export function scatterPaysAt({ scatter }: SlotMachine, stake: number): SymbolPays {
  return { symbol: scatter.symbol, runs: runsOf(scatter.pays, stake) };
}

/** How many free spins so many scatters award, the most first; empty for a machine without the feature. */
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
