import { unparse } from 'papaparse';
import { saveFile } from '#web/lib/save-file';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for spreadsheets; what one would take for a formula is defused. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text =
    byteOrderMark + unparse(rows as (string | number)[][], { escapeFormulae: true, newline: '\r\n' });
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
