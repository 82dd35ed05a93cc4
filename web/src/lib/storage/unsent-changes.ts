import type { SavedList } from '#domain/player/saved-lists';
import { type ListChange, textOfChange, unsentTexts } from './keep-unsent';

/** The changes that no answer has come for, the latest last. */
export function listUnsent(): ListChange[] {
  return unsentTexts.read().map((text) => {
    const [list, id, isSaved] = text.split('/') as [SavedList, string, string];
    return { list, id, isSaved: isSaved === 'true' };
  });
}

/** Forgets a change that the account has answered; a later one of the same id stays. */
export function forgetUnsent(change: ListChange): void {
  unsentTexts.change((texts) => texts.filter((text) => text !== textOfChange(change)));
}

/** Forgets every change, as on sign-out. */
export function forgetAllUnsent(): void {
  unsentTexts.change(() => []);
}
