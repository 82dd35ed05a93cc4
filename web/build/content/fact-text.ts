/** Writes a list as a sentence has it: `one, two and three`. */
export function listWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(words);
}

/** Writes a day such as `2026-11-20` as people do: `November 20, 2026`. */
export function dayLabel(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * Writes a table in Markdown.
 *
 * @param head  a column whose name begins with `>` holds figures, which stand at its right edge
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head.map((name) => name.replace(/^>/, ''))),
    line(head.map((name) => (name.startsWith('>') ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}
