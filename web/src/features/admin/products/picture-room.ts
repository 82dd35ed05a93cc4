import { mostPictures } from '#domain/rewards/product-bounds';

/**
 * Returns the first of the chosen files, as many as the product has room for.
 *
 * @param room  number of pictures that the product still takes; never negative
 * @returns note  how many were left out and why; null if all fit
 */
export function withinRoom<File>(
  files: readonly File[],
  room: number,
): { readonly taken: readonly File[]; readonly note: string | null } {
  const over = Math.max(0, files.length - room);
  const left = over === 1 ? '1 picture was not added' : `${over} pictures were not added`;
  return {
    taken: files.slice(0, room),
    note: over === 0 ? null : `${left}. A product can have up to ${mostPictures}.`,
  };
}
