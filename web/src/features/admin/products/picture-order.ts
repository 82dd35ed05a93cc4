/** Returns a list with one entry moved by some places; unchanged if there is no such place. */
export function moved<Entry>(entries: readonly Entry[], entry: Entry, by: number): readonly Entry[] {
  const index = entries.indexOf(entry);
  const target = index + by;
  if (index < 0 || target < 0 || target >= entries.length) return entries;
  return entries.filter((each) => each !== entry).toSpliced(target, 0, entry);
}
