import type { PlayKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { parseStored } from '../stored-json';
import { gridPoints } from './foil/rubbed-area';

/** The foil of a card that is rubbed away in fields that are still covered. */
export interface RubbedFoil {
  /** Unique per card and presentation. */
  readonly card: string;
  /** Rubbed grid points of each field. */
  readonly fields: readonly (readonly number[])[];
}

/** Stores the rubbed foil of a card, so that it can be resumed. */
export function rememberRubbed(memory: Memory<PlayKey>, gameId: string, foil: RubbedFoil): void {
  memory.setItem(storageKey(gameId), JSON.stringify(foil));
}

export function forgetRubbed(memory: Memory<PlayKey>, gameId: string): void {
  memory.removeItem(storageKey(gameId));
}

/** The stored foil of a card; empty for other cards and invalid values. */
export function recallRubbed(
  memory: Memory<PlayKey>,
  { gameId, card }: { gameId: string; card: string },
): RubbedFoil['fields'] {
  const stored = parseStored(memory.getItem(storageKey(gameId)));
  return isRubbedFoil(stored) && stored.card === card ? stored.fields : [];
}

function isRubbedFoil(stored: unknown): stored is RubbedFoil {
  if (typeof stored !== 'object' || stored === null) return false;
  const { card, fields } = stored as { card?: unknown; fields?: unknown };
  return typeof card === 'string' && Array.isArray(fields) && fields.every(arePoints);
}

function arePoints(points: unknown): boolean {
  return Array.isArray(points) && points.every(isPoint);
}

function isPoint(point: unknown): boolean {
  return typeof point === 'number' && Number.isInteger(point) && point >= 0 && point < gridPoints;
}

function storageKey(gameId: string) {
  return `jade-harbour.rubbed.${gameId}` as const;
}
