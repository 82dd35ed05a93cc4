import { pictureKeyPattern, productIdPattern } from '#domain/rewards/product-bounds';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';
import { blankDraft, type Draft, fieldsOf } from '../draft';
import { faultsIn } from '../draft-faults';
import type { Column, FieldColumn } from './columns';

/** A valid line of the file. */
export interface ImportLine {
  readonly line: number;
  /** From the file, or generated for this line. */
  readonly id: string;
  /** Whether the file contains the id, so that the product may already exist. */
  readonly isNamed: boolean;
  /** The product version that the file is based on; null if the file has none. */
  readonly revision: number | null;
  /** All fields of a new product. */
  readonly fields: ProductFields;
  /** The fields in the file; only these change an existing product. */
  readonly provided: Partial<ProductFields>;
}

/** A fault of a line and its column; null for the line as a whole. */
export interface LineFault {
  readonly line: number;
  readonly column: Column | null;
  readonly message: string;
}

interface Cells {
  readonly line: number;
  readonly cellOf: (column: Column) => string;
  readonly fields: readonly FieldColumn[];
  readonly hasIds: boolean;
  readonly makeId: () => string;
}

const isId = new RegExp(productIdPattern);
const isPictureKey = new RegExp(pictureKeyPattern);
const yes = ['yes', 'y', 'true', '1', 'x', 'on'];
const no = ['', 'no', 'n', 'false', '0', 'off'];

/** Parses a line. An empty cell clears its field; all faults are returned. */
export function lineOf({ line, cellOf, fields, hasIds, makeId }: Cells): ImportLine | LineFault[] {
  const faults: LineFault[] = [];
  const fault = (column: Column, message: string) => void faults.push({ line, column, message });
  const text = (column: Column) => defused(cellOf(column));
  const id = hasIds ? cellOf('id').trim() : '';
  if (id !== '' && !isId.test(id))
    fault(
      'id',
      'Use 1 to 128 letters (a-z, A-Z), digits, dots, dashes, or underscores. Start with a letter or digit.',
    );

  const flag = (column: 'active' | 'featured') => {
    const word = cellOf(column).trim().toLowerCase();
    if (!yes.includes(word) && !no.includes(word)) fault(column, 'Enter yes or no.');
    return yes.includes(word);
  };
  const category = categoryIn(cellOf('category'));
  if (category === undefined)
    fault('category', `Unknown category. Use one of ${Object.keys(categoryNames).join(', ')}.`);
  const image = cellOf('image')
    .split(/[\s|]+/)
    .filter(Boolean);
  if (!image.every((key) => isPictureKey.test(key)))
    fault('image', 'Enter the keys of stored pictures, such as media/products/tea.webp.');
  const revision = cellOf('revision').trim();
  if (!/^\d{0,9}$/.test(revision))
    fault('revision', 'Keep the revision number from the export, or leave it empty.');
  if (/\d,\d/.test(cellOf('price')))
    fault('price', 'Use a decimal point and no thousands separators, such as 1250.50.');

  const draft: Draft = {
    ...blankDraft,
    name: text('name'),
    price: cellOf('price').trim(),
    stock: cellOf('stock').trim(),
    description: text('description'),
    terms: text('terms'),
    category: category ?? '',
    image,
    active: flag('active'),
    featured: flag('featured'),
  };
  for (const { field, message } of faultsIn(draft))
    if (!faults.some(({ column }) => column === field)) fault(field as Column, message);
  if (faults.length > 0) return faults;
  const all = fieldsOf(draft);
  const provided = Object.fromEntries(fields.map((field) => [field, all[field]]));
  const known = revision === '' ? null : Number(revision);
  return { line, id: id || makeId(), isNamed: id !== '', revision: known, fields: all, provided };
}

/** Returns a category by its id or store name; undefined for an unknown one. */
function categoryIn(cell: string): RewardProductCategory | null | undefined {
  const word = cell.trim().toLowerCase();
  if (word === '') return null;
  const names = Object.entries(categoryNames) as [RewardProductCategory, string][];
  return names.find(([id, name]) => id === word || name.toLowerCase() === word)?.[0];
}

/** Removes the `'` that an export writes before text that a spreadsheet would evaluate as a formula. */
function defused(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
