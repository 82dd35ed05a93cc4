import type { SavedList } from '#domain/player/saved-lists';
import { keptIds } from './stored-ids';

// Home loads this file at first, within its 115 kB; what only the account needs is in `unsent-changes.ts`.

/** An id that a player has added to a list, or removed from it. */
export interface ListChange {
  readonly list: SavedList;
  readonly id: string;
  readonly isSaved: boolean;
}

/** Texts of the changes that no answer has come for, the latest last. */
export const unsentTexts = keptIds('jade-harbour.unsent-changes');

export const textOfChange = ({ list, id, isSaved }: ListChange) => `${list}/${id}/${isSaved}`;

/** Keeps a change until the account has answered it, also when the page is closed before; it replaces an earlier one of the same id. */
export function keepUnsent(change: ListChange): void {
  const item = `${change.list}/${change.id}/`;
  unsentTexts.change((texts) => [...texts.filter((text) => !text.startsWith(item)), textOfChange(change)]);
}
