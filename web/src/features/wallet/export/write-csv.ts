import { unparse } from 'papaparse';
import { columns } from './csv-columns';
import type { Writer } from './export-run';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** A line a transaction, for spreadsheets. Text that one of them would take for a formula is defused. */
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
