import { unparse } from 'papaparse';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { columns } from './columns';
import type { ImportLine, LineFault } from './import-line';
import type { LineOutcome } from './save-line';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const newline = '\r\n';

/** All products as a file that can be imported again. What a spreadsheet would take for a formula is defused. */
export function productsCsv(products: readonly RewardProduct[]): string {
  return written([[...columns], ...products.map(cellsOf)]);
}

/** A file to begin with: the heads and a line that shows how they are filled. */
export function templateCsv(): string {
  const example = ['jade-teapot', 'Jade Teapot', 'merch', '24.50', '40', 'no', 'no'];
  return written([[...columns], [...example, 'Holds **four** cups.', 'One a person.', '', '']]);
}

/** What became of each line, in the order of the file. */
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
    ...faults.map(({ line, column, message }) => [line, '', '', 'left out', column ?? '', message]),
  ];
  const inOrder = rows.toSorted((one, other) => Number(one[0]) - Number(other[0]));
  return written([['line', 'id', 'name', 'outcome', 'column', 'what is wrong'], ...inOrder]);
}

function cellsOf(product: RewardProduct): string[] {
  const { id, name, category, price, stock, active, featured, description, terms, image, revision } = product;
  return [
    id,
    name,
    category ?? '',
    price.toFixed(2),
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
