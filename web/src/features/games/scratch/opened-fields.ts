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

export const nothingOpened: OpenedFields = { card: '', fields: [], newest: [] };

/** Opens more fields; those that are open already stay as they are. */
export function openedAlso(state: OpenedFields, fields: readonly number[]): OpenedFields {
  const newest = fields.filter((field) => !state.fields.includes(field));
  return newest.length === 0 ? state : { ...state, fields: [...state.fields, ...newest], newest };
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
