import { mostPictures } from './draft-faults';

/**
 * As many of the chosen files as a product has room for, the first ones.
 *
 * @param room  pictures that the product still takes; never below 0
 * @returns note  how many were left out and why; null where all fit
 */
export function withinRoom<File>(
  files: readonly File[],
  room: number,
): { readonly taken: readonly File[]; readonly note: string | null } {
  const over = Math.max(0, files.length - room);
  const left = over === 1 ? '1 picture was left out' : `${over} pictures were left out`;
  return {
    taken: files.slice(0, room),
    note: over === 0 ? null : `${left}: a product has at most ${mostPictures}.`,
  };
}
