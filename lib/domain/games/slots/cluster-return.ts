import { mostPositions, payOfPositions } from './cluster-positions';
import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';

type Strips = SlotMachine['reels'];

/** The rows of one reel that show a symbol or the wild, as bits, and the number of its stops that show them so. */
interface Rows {
  readonly fitting: number;
  readonly own: number;
  readonly stops: number;
}

/**
 * Computes the total pay of all clusters over all combinations of these strips, in stake parts.
 *
 * Pays add up, so each symbol is counted on its own. A reel without the symbol and the wild ends every cluster: only stretches of reels that
 * all show one of them are enumerated, by the rows that they show, and all other reels count with all of their stops.
 *
 * @throws RangeError when the window has more than 31 positions
 */
export function paidByClusters(machine: SlotMachine, strips: Strips): bigint {
  if (strips.length * machine.rows > mostPositions)
    throw new RangeError(`${machine.id} has more than ${mostPositions} positions`);
  return machine.symbols
    .filter((symbol) => symbol in machine.payTable)
    .reduce((paid, symbol) => paid + paidBySymbol(machine, strips, symbol), 0n);
}

function paidBySymbol(machine: SlotMachine, strips: Strips, symbol: string): bigint {
  const reels = strips.map((strip) => rowsOf(machine, strip, symbol));
  const payOf = payOfPositions(machine, strips.length, symbol);
  let paid = 0n;
  for (let first = 0; first < reels.length; first += 1) {
    const before = strips.slice(0, first).map(({ length }) => length);
    const around = [...before.slice(0, -1), ...(first > 0 ? [stopsWithout(reels[first - 1]!)] : [])];
    paid += productOf(around) * paidFrom(first);
  }
  return paid;

  /** Pay of all stretches that begin with a reel, over the stops of that reel and those to its right. */
  function paidFrom(first: number): bigint {
    const ofStretch = strips.map(() => 0n);
    extend(first, 0, 0, 1);
    return ofStretch.reduce((sum, pay, last) => {
      const after = strips.slice(last + 2).map(({ length }) => length);
      const ending = last + 1 < reels.length ? [stopsWithout(reels[last + 1]!)] : [];
      return sum + pay * productOf([...ending, ...after]);
    }, 0n);

    function extend(reel: number, fitting: number, own: number, ways: number): void {
      for (const rows of reels[reel] ?? []) {
        if (rows.fitting === 0) continue;
        const shift = reel * machine.rows;
        const nextFitting = fitting | (rows.fitting << shift);
        const nextOwn = own | (rows.own << shift);
        const waysHere = ways * rows.stops;
        const pays = payOf(nextFitting, nextOwn);
        if (pays > 0) ofStretch[reel] = (ofStretch[reel] ?? 0n) + BigInt(pays) * BigInt(waysHere);
        extend(reel + 1, nextFitting, nextOwn, waysHere);
      }
    }
  }
}

function rowsOf(machine: SlotMachine, strip: readonly string[], symbol: string): Rows[] {
  const rows = new Map<string, Rows>();
  strip.forEach((_, stop) => {
    const shown = shownAt(machine, strip, stop);
    const bitsOf = (isIn: (each: string) => boolean) =>
      shown.reduce((set, each, row) => (isIn(each) ? set | (1 << row) : set), 0);
    const own = bitsOf((each) => each === symbol);
    const fitting = own | bitsOf((each) => each === machine.wild);
    const name = `${fitting} ${own}`;
    rows.set(name, { fitting, own, stops: (rows.get(name)?.stops ?? 0) + 1 });
  });
  return [...rows.values()];
}

/** Number of stops that show neither the symbol nor the wild. */
function stopsWithout(reel: readonly Rows[]): number {
  return reel.find(({ fitting }) => fitting === 0)?.stops ?? 0;
}

function productOf(factors: readonly number[]): bigint {
  return factors.reduce((product, factor) => product * BigInt(factor), 1n);
}
