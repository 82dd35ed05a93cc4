import type { Field } from '../draft';

/** The columns of a file of products, in the order of the template. */
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

/** A column that says a field of a product; `id` says which product, and `revision` which version of it the file knows. */
export type FieldColumn = Extract<Column, Field>;

/** Without these there is no product. */
export const neededColumns: readonly Column[] = ['name', 'price', 'stock'];

/** What a column may hold, in words for whoever fills it. */
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

/** What heads may be called beside the name of their column. */
const otherNames: Readonly<Record<string, Column>> = {
  sku: 'id',
  title: 'name',
  images: 'image',
  pictures: 'image',
};

/** The column that a head stands for; null for one that nobody knows. */
export function columnOf(head: string): Column | null {
  const name = head.trim().toLowerCase();
  return columns.find((column) => column === name) ?? otherNames[name] ?? null;
}
