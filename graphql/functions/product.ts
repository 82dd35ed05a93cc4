/** A product as its table holds it. What begins with `listing` exists for the index, `updatedBy` for the audit. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly terms?: string;
  readonly image?: readonly string[];
  readonly stock: number;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  readonly updatedBy: string;
  readonly listing: string;
  readonly listingOrder: string;
}

/** What an admin may say of a product; null takes a field away. */
export interface ProductInput {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly terms?: string | null;
  readonly image?: readonly (string | null)[] | null;
  readonly stock?: number | null;
  readonly price?: number | null;
  readonly featured?: boolean | null;
  readonly active?: boolean | null;
  readonly category?: string | null;
}

/** Which version of a product a change is based on, as far as the caller says. */
export interface ExpectedVersion {
  readonly expectedRevision?: number | null;
  readonly expectedUpdatedAt?: string | null;
}

/** Partition of the index `by-listing`: all products are one list, which its sort key keeps in shop order. */
export const listing = 'products';

/** How `listingOrder` of whatever players may see begins. */
export const activeListing = '0#';

/** Sort key of the index `by-listing`: active before inactive, featured before others, then by name. */
export function listingOrder(product: {
  id: string;
  name: string;
  featured: boolean;
  active: boolean;
}): string {
  const shelf = product.active ? activeListing : '1#';
  return `${shelf}${product.featured ? '0' : '1'}#${product.name.toLowerCase()}#${product.id}`;
}
