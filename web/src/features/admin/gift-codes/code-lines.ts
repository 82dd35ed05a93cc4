import { matchesPattern } from '#domain/rewards/code-pattern';

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

/** Returns the numbers of the lines, from 1, whose code does not match a pattern. */
export function linesAgainst(pattern: string | null, lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (line === '' || matchesPattern(line, pattern) ? [] : [index + 1]));
}

const mostNamed = 10;

/** Names lines as the subject of a sentence: `Line 3 does`, `Lines 3 and 7 do`, `Lines 1, 2 and 12 more do`. */
export function linesLabel(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Line ${numbers[0]} does`;
  const named = numbers.slice(0, numbers.length > mostNamed ? mostNamed : -1);
  const last = numbers.length > mostNamed ? `${numbers.length - mostNamed} more` : numbers.at(-1);
  return `Lines ${named.join(', ')} and ${last} do`;
}

function firstColumn(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line);
  if (quoted) return (quoted[1] ?? '').replaceAll('""', '"');
  return line.split(/[,;\t]/, 1)[0] ?? '';
}
