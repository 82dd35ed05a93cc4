import { useCallback, useState } from 'react';

/** Says that a row is not to go; what it answers with lets it go again. */
export type HoldRow = (id: string) => () => void;

/** Rows that stay in the document when they are scrolled out of sight: somebody types there, or waits for an answer. */
export function useHeldRows(): { held: readonly string[]; hold: HoldRow } {
  const [holds, setHolds] = useState<readonly { readonly id: string }[]>([]);
  const hold = useCallback((id: string) => {
    const mine = { id };
    setHolds((all) => [...all, mine]);
    return () => setHolds((all) => all.filter((each) => each !== mine));
  }, []);
  return { held: holds.map(({ id }) => id), hold };
}

/**
 * The rows that the document has to hold.
 *
 * @param inSight  their places, from the top
 * @param held     ids of those that stay in any case
 * @param places   of every row, by its id
 * @returns places, each once, from the top
 */
export function rowsToHold(
  inSight: readonly number[],
  held: readonly string[],
  places: (id: string) => number,
): number[] {
  const kept = held.map(places).filter((place) => place >= 0);
  return [...new Set([...inSight, ...kept])].toSorted((one, other) => one - other);
}

/** A row in the document and the space of those above it that are not, back to the one before it, in pixels. */
interface PlacedRow {
  readonly index: number;
  readonly spaceAbove: number;
}

/**
 * Keeps the place of every row that is not there.
 *
 * @param rows  those that are there, from the top
 * @param top   where the first of all begins
 */
export function withSpaces(
  rows: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  top: number,
): PlacedRow[] {
  return rows.map(({ index, start }, place) => ({
    index,
    spaceAbove: start - (rows[place - 1]?.end ?? top),
  }));
}
