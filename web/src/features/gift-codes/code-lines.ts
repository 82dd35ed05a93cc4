/** The API takes so many at once, and a body of 64 KB. */
export const mostAtOnce = 500;

/**
 * Reads codes from what was pasted or from a file, one a line. Of a line with several columns the first is the code; quotes that a
 * spreadsheet puts around it are none of it. Lines without a code stay, so that their numbers are those of the text.
 */
export function codeLines(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  return lines.map((line) => firstColumn(line).trim());
}

/** How many of the lines hold a code. */
export function countCodes(lines: readonly string[]): number {
  return lines.filter((line) => line !== '').length;
}

function firstColumn(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line);
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"');
  return line.split(/[,;\t]/, 1)[0] ?? '';
}
