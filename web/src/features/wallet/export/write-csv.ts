import { unparse } from 'papaparse';
import { columns } from './csv-columns';
import type { Writer } from './export-run';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** Writes one line per transaction for spreadsheets, with formulas escaped. */
export function csvWriter(gameName: (id: string) => string): Writer {
  const fields = columns.map(({ name }) => name);
  return {
    type: 'text/csv;charset=utf-8',
    head: () => byteOrderMark + write([fields]),
    lines: (transactions) =>
      write(transactions.map((each) => columns.map(({ cell }) => cell(each, gameName) ?? ''))),
    foot: '',
  };
}

function write(rows: (string | number)[][]): string {
  return unparse(rows, { escapeFormulae: true, newline }) + newline;
}
