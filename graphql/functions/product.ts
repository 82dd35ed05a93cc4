import type { Category } from '#domain/rewards/category';
import type { Placed, Places } from '#domain/rewards/listing';
import { isStoredProductOpen, type RandomPrize } from '#domain/rewards/random-prize';

/** A product as its table stores it, with its sort keys for the indexes; `updatedBy`, `edit` and `removal` exist for the audit. */
export interface Product extends Placed, Places {
  readonly description?: string;
  readonly terms?: string;
  readonly image?: readonly string[];
  readonly stock: number;
  readonly category?: Category;
  /** What opens a random prize to orders; Lambdas write it. */
  readonly chance?: RandomPrize;
  readonly updatedAt: string;
  readonly revision: number;
  readonly updatedBy: string;
  /** Id of the admin's act that last changed the product. A sale leaves it unchanged, so the stream can tell the two apart. */
  readonly edit?: string;
  /** Who is about to remove the product, and since when. */
  readonly removal?: { readonly id: string; readonly by: string; readonly at: string };
}

/** A product as callers receive it. */
export interface ShownProduct extends Product {
  readonly openToOrders: boolean;
}

/** Adds the field that derives from stored ones. */
export function shown(product: Product): ShownProduct {
  return { ...product, openToOrders: isStoredProductOpen(product) };
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
