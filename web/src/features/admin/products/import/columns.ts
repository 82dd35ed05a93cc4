import { longestName, longestTexts, mostPictures, mostPieces } from '#domain/rewards/product-bounds';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { countLabel } from '#web/lib/format/numbers';
import type { Field } from '../draft';

/** The columns of a product file, in the order of the template. */
export const columns = [
  'id',
  'name',
  'category',
  'price',
  'stock',
  'active',
  'featured',
  'description',
  'terms',
  'image',
  'revision',
] as const;

export type Column = (typeof columns)[number];

/** A column with a product field; `id` identifies the product, and `revision` the version that the file is based on. */
export type FieldColumn = Extract<Column, Field>;

/** Required columns. */
export const neededColumns: readonly Column[] = ['name', 'price', 'stock'];

/** Help text of each column. */
export const columnHelp: Readonly<Record<Column, string>> = {
  id: 'Or “sku”. Up to 128 letters, digits, dots, dashes, and underscores. If a product with this ID exists, it is updated. Without an ID, every import creates a new product.',
  name: `Required. Up to ${longestName} characters.`,
  category: `One of ${Object.keys(categoryNames).join(', ')}. Leave empty for none.`,
  price: 'Required. In Sweeps Coins, such as 12.50, with a decimal point and no thousands separators.',
  stock: `Required. A whole number from 0 to ${countLabel(mostPieces)}.`,
  active: 'yes or no. Empty means no. Players see only active products.',
  featured: 'yes or no. Empty means no.',
  description: `Markdown, up to ${countLabel(longestTexts.description)} characters.`,
  terms: `Markdown, up to ${countLabel(longestTexts.terms)} characters.`,
  image: `Keys of stored pictures, such as media/products/tea.webp, separated by spaces. Up to ${mostPictures}.`,
  revision:
    'Written by an export. If the product was sold or changed since then, its row is not imported and the report says so. Without a revision, the file overwrites the product.',
};

/** Aliases of column names. */
const otherNames: Readonly<Record<string, Column>> = {
  sku: 'id',
  title: 'name',
  images: 'image',
  pictures: 'image',
};

/** Returns the column of a header; null for an unknown one. */
export function columnOf(head: string): Column | null {
  const name = head.trim().toLowerCase();
  return columns.find((column) => column === name) ?? otherNames[name] ?? null;
}
