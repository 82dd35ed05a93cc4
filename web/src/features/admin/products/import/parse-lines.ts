import { parse } from 'papaparse';
import { countLabel } from '#web/lib/format/numbers';
import { type Column, columnOf, columns, type FieldColumn, neededColumns } from './columns';
import { type ImportLine, type LineFault, lineOf } from './import-line';

/** After a stray quotation mark the parser reads one cell up to the next mark. */
const strayQuote =
  'There is a misplaced quotation mark. Fix it and choose the file again. Rows after it may be missing here.';

/** The most common first, which is also used for files of one column. */
const delimiters = [',', ';', '\t', '|'];

/** Upper bound for lines of one import. */
export const mostLines = 10_000;

/** A parsed file: valid lines, and the faults of the others. */
export interface ParsedFile {
  /** Why nothing can be imported, as a message; null if something can. */
  readonly fault: string | null;
  readonly lines: readonly ImportLine[];
  readonly faults: readonly LineFault[];
  /** Number of lines with faults. */
  readonly faultyLines: number;
  /** Unknown headers, which are ignored. */
  readonly ignored: readonly string[];
  /** The columns in the file. */
  readonly given: readonly Column[];
}

/** A row of the file, and the line at which it starts. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isBroken: boolean;
}

/**
 * Parses a product file.
 *
 * @param makeId  generates the id of a product without one in the file, once, so that a retry of its line creates no duplicate
 */
export function parseLines(text: string, makeId: () => string): ParsedFile {
  const [head, ...rows] = rowsOf(text);
  const heads = (head?.cells ?? []).map((cell) => cell.trim());
  const found = heads.map(columnOf);
  const given = columns.filter((column) => found.includes(column));
  const ignored = heads.filter((cell, index) => cell !== '' && found[index] === null);
  const nothing = { lines: [], faults: [], faultyLines: 0, ignored, given };

  const missing = neededColumns.filter((column) => !given.includes(column));
  if (missing.length > 0) return { ...nothing, fault: missingLabel(missing) };
  const twice = given.find((column) => found.filter((each) => each === column).length > 1);
  if (twice) return { ...nothing, fault: `The column “${twice}” appears more than once. Keep only one.` };
  if (rows.length === 0) return { ...nothing, fault: 'This file has no rows below the column names.' };
  if (rows.length > mostLines)
    return {
      ...nothing,
      fault: `This file has more than ${countLabel(mostLines)} rows. Split it into smaller files.`,
    };

  const fields = given.filter((column): column is FieldColumn => column !== 'id' && column !== 'revision');
  const firstLines = new Map<string, number>();
  const read = rows.map(({ line, cells, isBroken }): ImportLine | LineFault[] => {
    if (isBroken) return [{ line, column: null, message: strayQuote }];
    if (cells.length > heads.length && cells.slice(heads.length).some((cell) => cell.trim() !== ''))
      return [
        {
          line,
          column: null,
          message: `This row has ${cells.length} cells, but there are ${heads.length} columns.`,
        },
      ];
    const cellOf = (column: Column) => cells[found.indexOf(column)] ?? '';
    const result = lineOf({ line, cellOf, fields, hasIds: given.includes('id'), makeId });
    if (Array.isArray(result)) return result;
    const first = firstLines.get(result.id);
    firstLines.set(result.id, first ?? line);
    return first === undefined ? result : [{ line, column: 'id', message: `Line ${first} has the same ID.` }];
  });
  const faulty = read.filter((each): each is LineFault[] => Array.isArray(each));
  return {
    fault: null,
    ignored,
    given,
    faultyLines: faulty.length,
    lines: read.filter((each): each is ImportLine => !Array.isArray(each)),
    faults: faulty.flat(),
  };
}

/** Returns the non-empty rows. A cell may span several lines of the file. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let [line, end] = [1, 0];
  parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, errors, meta }) {
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data, isBroken });
      line += text.slice(end, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      end = meta.cursor;
    },
  });
  return rows;
}

/**
 * Detects the delimiter: spreadsheets of some locales use semicolons. Only the headers are examined, because they are known words, and
 * cells may contain anything.
 */
function delimiterOf(text: string): string {
  const knownBy = (delimiter: string) => {
    const [heads = []] = parse<string[]>(text, { delimiter, preview: 1 }).data;
    return heads.filter((head) => columnOf(head.trim()) !== null).length;
  };
  return delimiters.toSorted((one, other) => knownBy(other) - knownBy(one))[0] ?? ',';
}

function missingLabel(missing: readonly Column[]): string {
  const names = missing.map((column) => `“${column}”`).join(' and ');
  return missing.length === 1 ? `The column ${names} is missing.` : `The columns ${names} are missing.`;
}
