import { conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Fields that can be edited in a table row. */
export type InlineField = 'price' | 'stock';

/** A change of one field. */
export type FieldChange =
  | { readonly field: InlineField; readonly value: number }
  | { readonly field: 'active'; readonly value: boolean }
  | { readonly field: 'category'; readonly value: ProductFields['category'] };

/** Changes fields of the version that was seen; rejects with the newer product on a conflict. */
export type UpdateFields = (seen: RewardProduct, changes: Partial<ProductFields>) => Promise<RewardProduct>;

/** The outcome of a change: saved, or contested by a concurrent change of the same field. */
export type SavedField =
  | { readonly kind: 'saved'; readonly product: RewardProduct }
  | { readonly kind: 'contested'; readonly theirs: RewardProduct };

/** A product that changes this fast needs another look by the admin. */
const mostTries = 5;

/**
 * Changes one field of the version that was seen. After a conflict in other fields the change is retried on the newer version; after a
 * conflict in the same field nothing is stored.
 *
 * @throws any other error of `update`
 */
export async function saveField(
  seen: RewardProduct,
  { field, value }: FieldChange,
  update: UpdateFields,
): Promise<SavedField> {
  let base = seen;
  for (let tries = 1; ; tries += 1) {
    try {
      return { kind: 'saved', product: await update(base, { [field]: value }) };
    } catch (failure) {
      const theirs = conflictingProduct(failure);
      if (!theirs) throw failure;
      // The desired value is already stored.
      if (theirs[field] === value) return { kind: 'saved', product: theirs };
      if (theirs[field] !== seen[field]) return { kind: 'contested', theirs };
      if (tries === mostTries) throw failure;
      base = theirs;
    }
  }
}
