import type { EntryRange } from './entry-number';

/** Entries as published. */
export interface ListedEntries extends EntryRange {
  /** First 16 hex characters of the SHA-256 of `draw:player`, so that players recognize only their own entries. */
  readonly owner: string;
}

/** Input of the owner hash. */
export function ownerText(draw: string, player: string): string {
  return `${draw}:${player}`;
}

/** Number of hex characters of the owner hash that are published. */
export const ownerLength = 16;

/**
 * Formats entries for the published list: one line each with number, space and owner, ordered by number. The SHA-256 of all lines is
 * the hash of the list.
 */
export function entryLines({ first, quantity, owner }: ListedEntries): string {
  let lines = '';
  for (let each = 0; each < quantity; each += 1) lines += `${first + each} ${owner}\n`;
  return lines;
}

/** The entry at a position of the list. */
export interface PlacedEntry {
  /** Zero-based, in list order. */
  readonly position: number;
  readonly number: number;
}

/**
 * Finds the entries at the given positions while the ranges of the list are read in order.
 *
 * @param positions  in any order
 * @returns a function that takes each range in turn and returns its entries at the given positions
 */
export function findPositions(positions: readonly number[]): (range: EntryRange) => PlacedEntry[] {
  const wanted = [...positions].sort((left, right) => left - right);
  let before = 0;
  let next = 0;
  return ({ first, quantity }) => {
    const found: PlacedEntry[] = [];
    for (; next < wanted.length && (wanted[next] as number) < before + quantity; next += 1) {
      const position = wanted[next] as number;
      found.push({ position, number: first + position - before });
    }
    before += quantity;
    return found;
  };
}
