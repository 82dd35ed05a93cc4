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

/** Returns the neighbor of a row in a list: the first without a current row, the last at the end. */
export function neighborOf<Row>(
  rows: readonly Row[],
  current: Row | undefined,
  direction: 1 | -1,
): Row | undefined {
  const index = current === undefined ? -1 : rows.indexOf(current);
  if (index === -1) return rows[0];
  return rows[Math.min(Math.max(index + direction, 0), rows.length - 1)];
}
