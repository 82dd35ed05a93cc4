import { unparse } from 'papaparse';
import { saveFile } from './save-file';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

type Row = readonly (string | number)[];

/** Saves rows as a CSV file, column names first. */
export function saveRows(name: string, rows: readonly Row[]): void {
  saveFile(new Blob([byteOrderMark + csvOf(rows)], { type: 'text/csv;charset=utf-8' }), name);
}

/** Writes rows as CSV; cells that a spreadsheet would evaluate as formulas are escaped. */
export function csvOf(rows: readonly Row[]): string {
  return unparse(rows as (string | number)[][], { escapeFormulae: true, newline: '\r\n' });
}
