import type { SavedList } from '#domain/player/saved-lists';
import { keptIds } from './stored-ids';

/** An id that a player has added to a list, or removed from it. */
export interface ListChange {
  readonly list: SavedList;
  readonly id: string;
  readonly isSaved: boolean;
}

const kept = keptIds('jade-harbour.unsent-changes');
const textOf = ({ list, id, isSaved }: ListChange) => `${list}/${id}/${isSaved ? 'added' : 'removed'}`;

/** Keeps a change until the account has answered it, also when the page is closed before; it replaces an earlier one of the same id. */
export function keepUnsent(change: ListChange): void {
  const item = `${change.list}/${change.id}/`;
  kept.change((texts) => [...texts.filter((text) => !text.startsWith(item)), textOf(change)]);
}

/** Forgets a change that the account has answered; a later one of the same id stays. */
export function forgetUnsent(change: ListChange): void {
  kept.change((texts) => texts.filter((text) => text !== textOf(change)));
}

/** The changes that no answer has come for, the latest last. */
export function listUnsent(): ListChange[] {
  return kept.read().map((text) => {
    const [list, id = '', change] = text.split('/');
    return { list: list as SavedList, id, isSaved: change === 'added' };
  });
}

/** Forgets every change, as on sign-out. */
export const forgetAllUnsent = (): void => kept.change(() => []);
