import { unparse } from 'papaparse';
import { saveFile } from './save-file';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for spreadsheets, the names of their columns first; what one would take for a formula is defused. */
export function saveRows(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = unparse(rows as (string | number)[][], { escapeFormulae: true, newline: '\r\n' });
  saveFile(new Blob([byteOrderMark + text], { type: 'text/csv;charset=utf-8' }), name);
}
