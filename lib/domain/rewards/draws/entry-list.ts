import type { EntryRange } from './entry-number';

/** Entries as everybody sees them. */
export interface ListedEntries extends EntryRange {
  /** SHA-256 of `draw:player`, the first 16 hex characters: a player finds their own by it, and nobody anybody else's. */
  readonly owner: string;
}

/** What an owner's mark in the list is the hash of. */
export function ownerText(draw: string, player: string): string {
  return `${draw}:${player}`;
}

/** How many characters of the hash are listed. */
export const ownerLength = 16;

/**
 * Words entries as they stand in the list: a line each, number and owner with a space between, in the order of their numbers. The
 * SHA-256 of all lines is the list's hash.
 */
export function entryLines({ first, quantity, owner }: ListedEntries): string {
  let lines = '';
  for (let each = 0; each < quantity; each += 1) lines += `${first + each} ${owner}\n`;
  return lines;
}

/** An entry at a position of the list. */
export interface PlacedEntry {
  /** From 0, in the order of the list. */
  readonly position: number;
  readonly number: number;
}

/**
 * Finds which entries stand at positions of the list, as its ranges come along in order.
 *
 * @param positions  in any order
 * @returns what takes the ranges one by one, and gives those of their entries that stand at one of the positions
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
