import { unparse } from 'papaparse';
import { saveFile } from './save-file';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a CSV file, column names first; cells that a spreadsheet would evaluate as formulas are escaped. */
export function saveRows(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = unparse(rows as (string | number)[][], { escapeFormulae: true, newline: '\r\n' });
  saveFile(new Blob([byteOrderMark + text], { type: 'text/csv;charset=utf-8' }), name);
}
