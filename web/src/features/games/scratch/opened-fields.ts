import type { Memory } from '../rounds/game-backend';
import { parseStored } from '../stored-json';

/** Which fields of a card are open, in the order in which they were opened. */
export interface OpenedFields {
  /** Names the card and its showing: a card that is shown again begins covered. */
  readonly card: string;
  readonly fields: readonly number[];
  /** Those of them that the last press opened; none of a card that is as it came to the table. */
  readonly newest: readonly number[];
}

export type OpenedEvent =
  | { type: 'opened'; card: string; from: readonly number[]; field: number }
  | { type: 'all-opened'; card: string; from: readonly number[]; cells: number };

export const nothingOpened: OpenedFields = { card: '', fields: [], newest: [] };

/** @param event.from  what was open of the card when it came to the table */
export function nextOpened(state: OpenedFields, event: OpenedEvent): OpenedFields {
  const { card, from } = event;
  const fields = state.card === card ? state.fields : from;
  const opening = event.type === 'opened' ? [event.field] : closedOf(fields, event.cells);
  const fresh = opening.filter((field) => !fields.includes(field));
  return fresh.length === 0 && state.card === card
    ? state
    : { card, fields: [...fields, ...fresh], newest: fresh };
}

/** The fields that are still covered, in order. */
export function closedOf(opened: readonly number[], cells: number): number[] {
  return Array.from({ length: cells }, (_, field) => field).filter((field) => !opened.includes(field));
}

/** Remembers what is open of a card, so that it comes back as it was left. */
export function rememberOpened(
  memory: Memory,
  gameId: string,
  { card, fields }: Omit<OpenedFields, 'newest'>,
): void {
  memory.setItem(storageKey(gameId), JSON.stringify({ card, fields }));
}

export function forgetOpened(memory: Memory, gameId: string): void {
  memory.removeItem(storageKey(gameId));
}

/** What is remembered to be open of a card: nothing of any other, and nothing that is no field of it. */
export function recallOpened(
  memory: Memory,
  { gameId, card, cells }: { gameId: string; card: string; cells: number },
): readonly number[] {
  const written = parseStored(memory.getItem(storageKey(gameId))) as Partial<OpenedFields> | null;
  if (typeof written !== 'object' || written?.card !== card || !Array.isArray(written.fields)) return [];
  const isField = (field: unknown) =>
    Number.isInteger(field) && (field as number) >= 0 && (field as number) < cells;
  return [...new Set(written.fields.filter(isField))] as number[];
}

function storageKey(gameId: string): string {
  return `jade-harbour.opened.${gameId}`;
}
