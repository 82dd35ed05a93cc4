/**
 * Entries are counted at so many gates side by side: two players at two gates never wait for each other. The number of an entry is
 * that of its gate and its place there, so numbers have gaps between the gates and none within.
 */
export const gates = 16;

/** More than anybody could count at one gate; a number has eight digits for it. */
export const placesPerGate = 10_000_000;

/** Entries of one line of an order: their numbers follow each other. */
export interface EntryRange {
  readonly first: number;
  /** At least 1. */
  readonly quantity: number;
}

/** What an order remembers of its entries. */
export interface OrderEntries extends EntryRange {
  /** The product whose pieces they are. */
  readonly product: string;
  readonly draw: string;
}

/**
 * The numbers of the next entries at a gate.
 *
 * @param taken  how many places of the gate have gone
 * @throws RangeError when the gate does not exist or is full (our bug: no stock is so large)
 */
export function nextEntries(gate: number, taken: number, quantity: number): EntryRange {
  if (!Number.isInteger(gate) || gate < 0 || gate >= gates) throw new RangeError(`There is no gate ${gate}`);
  if (quantity < 1 || taken + quantity >= placesPerGate)
    throw new RangeError(`Gate ${gate} has no ${quantity} places after ${taken}`);
  return { first: gate * placesPerGate + taken + 1, quantity };
}

/** Words an entry's number as it is printed: `03-0000127`. */
export function entryLabel(number: number): string {
  const gate = Math.floor(number / placesPerGate);
  return `${String(gate).padStart(2, '0')}-${String(number % placesPerGate).padStart(7, '0')}`;
}

/** The gate at which an entry is counted, from anything that is spread evenly. */
export function gateOf(byte: number): number {
  return byte % gates;
}
