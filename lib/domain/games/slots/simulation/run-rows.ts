import type { SlotMachine } from '../machine';

/**
 * The pay-table rows of runs, collected on demand: at every count, a symbol after some wilds pays the higher of its own run and of the
 * wilds before it. Runs with equal pays share a row, so that their lines are one set.
 */
export interface RunRows {
  /** @returns the number of the row, from 1; row 0 is reserved for lines of wilds alone, whose symbol is not known yet */
  rowOf(symbol: number, wilds: number): number;
  readonly rows: readonly RunRow[];
}

export interface RunRow {
  /** Index of the run's symbol. */
  readonly symbol: number;
  /** `pays[count - 1]` in parts of the stake. */
  readonly pays: readonly number[];
}

/** Creates an empty collection of rows for one machine. */
export function runRows(machine: SlotMachine): RunRows {
  const rows: RunRow[] = [{ symbol: machine.symbols.indexOf(machine.wild), pays: [] }];
  const byText = new Map<string, number>();
  return { rows, rowOf };

  function rowOf(symbol: number, wilds: number): number {
    const pays = machine.reels.map((_, reel) =>
      Math.max(payOf(machine, symbol, reel + 1), payOf(machine, wildOf(machine), wilds)),
    );
    const text = `${symbol} ${pays.join(' ')}`;
    const row = byText.get(text) ?? rows.push({ symbol, pays }) - 1;
    byText.set(text, row);
    return row;
  }
}

/** Pay of a symbol's run in the pay table, in parts of the stake; 0 for none. */
export function payOf(machine: SlotMachine, symbol: number, count: number): number {
  return machine.payTable[machine.symbols[symbol] as string]?.[count - 1] ?? 0;
}

/** The index of the wild. */
export function wildOf(machine: SlotMachine): number {
  return machine.symbols.indexOf(machine.wild);
}
