import { positionAbove, tumbleColumn } from './cascade';
import type { SlotMachine } from './machine';
import { symbolsAt } from './reel-windows';
import { scattersIn, timesIn } from './scatter';

/** Symbols as bits, by their position in the machine's list. */
export type SymbolSet = number;

/** One reel during a cascade, read for ways. */
export interface ReelState {
  /** Symbols whose ways this reel continues, by themselves or by a wild. */
  readonly fitting: SymbolSet;
  /** Rows that continue the ways of each symbol of the machine. */
  readonly rowsOf: readonly number[];
  readonly wilds: number;
  readonly scatters: number;
  /** The same reel after these symbols have vanished from it. */
  without(gone: SymbolSet): ReelState;
}

/** Reads every stop of a strip; states that cascades reach from there are read once each. */
export function reelStates(machine: SlotMachine, strip: readonly string[]): ReelState[] {
  return strip.map((_, stop) =>
    stateOf(machine, strip, {
      symbols: symbolsAt(strip, stop, machine.rows),
      above: positionAbove(strip, stop),
    }),
  );
}

function stateOf(
  machine: SlotMachine,
  strip: readonly string[],
  column: Parameters<typeof tumbleColumn>[1],
): ReelState {
  const { symbols } = column;
  const wilds = timesIn(symbols, machine.wild);
  const rowsOf = machine.symbols.map((symbol) => {
    if (!machine.payTable[symbol]) return 0;
    return symbol === machine.wild ? wilds : timesIn(symbols, symbol) + wilds;
  });
  const later = new Map<SymbolSet, ReelState>();
  return {
    fitting: rowsOf.reduce((set, rows, symbol) => (rows > 0 ? set | (1 << symbol) : set), 0),
    rowsOf,
    wilds,
    scatters: scattersIn(machine, symbols),
    without(gone) {
      let state = later.get(gone);
      if (!state) {
        const isGone = (symbol: string) => ((gone >> machine.symbols.indexOf(symbol)) & 1) === 1;
        state = stateOf(machine, strip, tumbleColumn(strip, column, isGone));
        later.set(gone, state);
      }
      return state;
    },
  };
}
