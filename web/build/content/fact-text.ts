/** Joins a list as in a sentence: `one, two and three`. */
export function joinList(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(items);
}

/** Formats a day such as `2026-11-20` as `November 20, 2026`. */
export function dayLabel(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * Renders a Markdown table.
 *
 * @param head  a column whose name begins with `>` holds figures and is right-aligned
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head.map((name) => name.replace(/^>/, ''))),
    line(head.map((name) => (name.startsWith('>') ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}
