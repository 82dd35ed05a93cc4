/** Orders of one bulk step. */
export const mostSelected = 200;

/** Returns the selection with an order added or removed; a full selection takes no more. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  if (!selected.has(key) && selected.size >= mostSelected) return selected;
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the selection of as many of these orders as it takes, in their order. */
export function selectionOf(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.slice(0, mostSelected));
}
