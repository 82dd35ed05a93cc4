import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { parseStored } from '../stored-json';

/** The open fields of a card, in the order in which they were opened. */
export interface OpenedFields {
  /** Unique per card and presentation: a replayed card begins covered. */
  readonly card: string;
  readonly fields: readonly number[];
  /** Fields that the last press opened; empty for an untouched card. */
  readonly newest: readonly number[];
}

export type OpenedEvent =
  | { type: 'opened'; card: string; from: readonly number[]; field: number }
  | { type: 'all-opened'; card: string; from: readonly number[]; cells: number };

export const nothingOpened: OpenedFields = { card: '', fields: [], newest: [] };

/** @param event.from  fields that were already open when the card came to the table */
export function nextOpened(state: OpenedFields, event: OpenedEvent): OpenedFields {
  const { card, from } = event;
  const fields = state.card === card ? state.fields : from;
  const opening = event.type === 'opened' ? [event.field] : closedOf(fields, event.cells);
  const fresh = opening.filter((field) => !fields.includes(field));
  return fresh.length === 0 && state.card === card
    ? state
    : { card, fields: [...fields, ...fresh], newest: fresh };
}

/** The covered fields, in order. */
export function closedOf(opened: readonly number[], cells: number): number[] {
  return Array.from({ length: cells }, (_, field) => field).filter((field) => !opened.includes(field));
}

/** Stores the open fields of a card, so that it can be resumed. */
export function rememberOpened(
  memory: Memory<PlayKey>,
  gameId: string,
  { card, fields }: Omit<OpenedFields, 'newest'>,
): void {
  memory.setItem(storageKey(gameId), JSON.stringify({ card, fields }));
}

export function forgetOpened(memory: Memory<PlayKey>, gameId: string): void {
  memory.removeItem(storageKey(gameId));
}

/** The stored open fields of a card; ignores other cards and invalid fields. */
export function recallOpened(
  memory: Memory<PlayKey>,
  { gameId, card, cells }: { gameId: string; card: string; cells: number },
): readonly number[] {
  const written = parseStored(memory.getItem(storageKey(gameId))) as Partial<OpenedFields> | null;
  if (typeof written !== 'object' || written?.card !== card || !Array.isArray(written.fields)) return [];
  const isField = (field: unknown) =>
    Number.isInteger(field) && (field as number) >= 0 && (field as number) < cells;
  return [...new Set(written.fields.filter(isField))] as number[];
}

function storageKey(gameId: string) {
  return `jade-harbour.opened.${gameId}` as const;
}
