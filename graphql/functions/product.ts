import type { Placed, Places } from '#domain/rewards/listing';

/** A product as its table stores it, with its sort keys for the indexes; `updatedBy`, `edit` and `removal` exist for the audit. */
export interface Product extends Placed, Places {
  readonly description?: string;
  readonly terms?: string;
  readonly image?: readonly string[];
  readonly stock: number;
  readonly category?: string;
  readonly updatedAt: string;
  readonly revision: number;
  readonly updatedBy: string;
  /** Id of the admin's act that last changed the product. A sale leaves it unchanged, so the stream can tell the two apart. */
  readonly edit?: string;
  /** Who is about to remove the product, and since when. */
  readonly removal?: { readonly id: string; readonly by: string; readonly at: string };
}

/** Product fields that an admin may set; null removes a field. */
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

/** The version of a product that a change is based on, where the caller states it. */
export interface ExpectedVersion {
  readonly expectedRevision?: number | null;
  readonly expectedUpdatedAt?: string | null;
}
