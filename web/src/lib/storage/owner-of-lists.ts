import { savedHere } from './saved-lists';
import { keep, readKept } from './stored';
import { forgetAllUnsent } from './unsent-changes';

const key = 'jade-harbour.lists-of';

/** The player whose account has the lists of this device; null until a first sign-in. */
export const ownerOfLists = (): string | null => readKept(key);

/** Remembers whose lists these are. Where storage is forbidden, each page merges them again, which changes nothing. */
export const setOwnerOfLists = (player: string): boolean => keep(key, player);

/** Deletes the lists of this device, as on sign-out. */
export function forgetLists(): void {
  for (const { change } of Object.values(savedHere)) change(() => []);
  forgetAllUnsent();
  keep(key, null);
}
