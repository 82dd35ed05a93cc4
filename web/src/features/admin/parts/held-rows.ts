import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Keeps a row in the document until the returned function is called. */
type HoldRow = (id: string) => () => void;

/** Every row of a table that is not virtualized stays in the document by itself. */
export const HoldRowContext = createContext<HoldRow>(() => () => undefined);

/** Keeps a row in the document, however far it scrolls, while its cell is edited. */
export function useHeldRow(id: string, isEdited: boolean): void {
  const hold = useContext(HoldRowContext);
  useEffect(() => (isEdited ? hold(id) : undefined), [isEdited, hold, id]);
}

/** Rows that stay in the document when they scroll out of view, because they are being edited or wait for a response. */
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
 * Returns the rows that the document has to contain.
 *
 * @param inSight  indexes of visible rows, in order
 * @param held     ids of rows that stay in any case
 * @param places   returns the index of a row by its id
 * @returns unique indexes in order
 */
export function rowsToHold(
  inSight: readonly number[],
  held: readonly string[],
  places: (id: string) => number,
): number[] {
  const kept = held.map(places).filter((place) => place >= 0);
  return [...new Set([...inSight, ...kept])].toSorted((one, other) => one - other);
}

/** A row in the document, with the height in pixels of the omitted rows above it. */
interface PlacedRow {
  readonly index: number;
  readonly spaceAbove: number;
}

/**
 * Computes the space of omitted rows.
 *
 * @param rows  rows in the document, in order
 * @param top   offset of the first row of all
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
