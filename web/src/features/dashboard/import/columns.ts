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
  id: 'Or “sku”. Up to 128 letters, digits, dots, dashes and underscores. A product with this id is changed; without one a new product is made each time.',
  name: 'Needed. Up to 120 characters.',
  category: 'merch, gifts, experiences, trips, coins, mystery_prize or mega_sweeps; empty for none.',
  price: 'Needed. In Sweeps Coins, such as 12.50, with a point and no separators.',
  stock: 'Needed. A whole number from 0 to 1,000,000.',
  active: 'yes or no; empty is no. Players see active products alone.',
  featured: 'yes or no; empty is no.',
  description: 'Markdown, up to 4,000 characters.',
  terms: 'Markdown, up to 8,000 characters.',
  image: 'Keys of stored pictures, such as media/products/tea.webp, with a blank between two; 8 at most.',
  revision:
    'An export writes it. A product that was sold or changed since then stays as it is, and its line says so; without it the file wins.',
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
