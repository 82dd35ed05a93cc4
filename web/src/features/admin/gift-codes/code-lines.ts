/**
 * Reads one code per line from pasted text or a file. Of several columns the first is the code, without the quotes of a spreadsheet.
 * Lines without a code stay, so that line numbers match the text.
 */
export function codeLines(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  return lines.map((line) => firstColumn(line).trim());
}

/** Counts the lines with a code. */
export function countCodes(lines: readonly string[]): number {
  return lines.filter((line) => line !== '').length;
}

function firstColumn(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line);
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"');
  return line.split(/[,;\t]/, 1)[0] ?? '';
}
