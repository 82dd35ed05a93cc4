/**
 * Number of gates, which are parallel counters: players at different gates never contend for one counter. An entry's number combines
 * its gate and its place there, so numbers have gaps between gates and none within a gate.
 */
export const gates = 16;

/** More entries than one gate can receive; an entry number reserves eight digits for it. */
export const placesPerGate = 10_000_000;

/** Entries of one order line, numbered consecutively. */
export interface EntryRange {
  readonly first: number;
  /** At least 1. */
  readonly quantity: number;
}

/** The entries of an order. */
export interface OrderEntries extends EntryRange {
  /** Product whose pieces are entries. */
  readonly product: string;
  readonly draw: string;
}

/**
 * Returns the numbers of the next entries at a gate.
 *
 * @param taken  number of places already used at the gate
 * @throws RangeError when the gate does not exist or is full (a bug: no stock is that large)
 */
export function nextEntries(gate: number, taken: number, quantity: number): EntryRange {
  if (!Number.isInteger(gate) || gate < 0 || gate >= gates) throw new RangeError(`There is no gate ${gate}`);
  if (quantity < 1 || taken + quantity >= placesPerGate)
    throw new RangeError(`Gate ${gate} has no ${quantity} places after ${taken}`);
  return { first: gate * placesPerGate + taken + 1, quantity };
}

/** Formats an entry number for print: `03-0000127`. */
export function entryLabel(number: number): string {
  const gate = Math.floor(number / placesPerGate);
  return `${String(gate).padStart(2, '0')}-${String(number % placesPerGate).padStart(7, '0')}`;
}

/** Maps a uniformly distributed byte to a gate. */
export function gateOf(byte: number): number {
  return byte % gates;
}
