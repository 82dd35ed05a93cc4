import { unparse } from 'papaparse';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { writeTypedAmount } from '#web/lib/format/typed-amount';
import { columns } from './columns';
import type { ImportLine, LineFault } from './import-line';
import type { LineOutcome } from './save-line';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** Exports all products as a file for the import, with formulas escaped. */
export function productsCsv(products: readonly RewardProduct[]): string {
  return written([[...columns], ...products.map(cellsOf)]);
}

/** A template: the headers and an example line. */
export function templateCsv(): string {
  const example = ['jade-teapot', 'Jade Teapot', 'merch', '24.50', '40', 'no', 'no'];
  return written([[...columns], [...example, 'Holds **four** cups.', 'One per person.', '', '']]);
}

/** The outcome of each line, in file order. */
export function reportCsv(
  outcomes: readonly { readonly line: ImportLine; readonly outcome: LineOutcome | null }[],
  faults: readonly LineFault[],
): string {
  const rows = [
    ...outcomes.map(({ line, outcome }) => [
      line.line,
      line.id,
      line.fields.name,
      outcome?.kind ?? 'not imported',
      '',
      outcome?.kind === 'failed' ? outcome.message : '',
    ]),
    ...faults.map(({ line, column, message }) => [line, '', '', 'skipped', column ?? '', message]),
  ];
  const inOrder = rows.toSorted((one, other) => Number(one[0]) - Number(other[0]));
  return written([['line', 'id', 'name', 'outcome', 'column', 'error'], ...inOrder]);
}

function cellsOf(product: RewardProduct): string[] {
  const { id, name, category, price, stock, active, featured, description, terms, image, revision } = product;
  return [
    id,
    name,
    category ?? '',
    writeTypedAmount(hundredthsOf(price), 2),
    String(stock),
    active ? 'yes' : 'no',
    featured ? 'yes' : 'no',
    description ?? '',
    terms ?? '',
    (image ?? []).filter((key) => key !== null).join(' '),
    String(revision),
  ];
}

function written(rows: (string | number)[][]): string {
  return byteOrderMark + unparse(rows, { escapeFormulae: true, newline }) + newline;
}
