import type { Places } from './places';

/** A product as its table holds it, with its places for the indexes; `updatedBy`, `edit` and `removal` exist for the audit. */
export interface Product extends Places {
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
  /** Names the act of an admin that this state is of: a sale leaves it as it is, so the stream tells the two apart. */
  readonly edit?: string;
  /** Who is about to remove it, and since when. */
  readonly removal?: { readonly id: string; readonly by: string; readonly at: string };
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

/** What can stand in an address as it is, and is no way out of one; rows beside the products have ids that are none. */
export const productId = '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$';
