/** The bucket of a path, from 0 at the left: its falls to the right. @param path  sides by row, 1 to the right */
export function bucketOf(path: readonly number[]): number {
  return path.reduce((rights, side) => rights + side, 0);
}
