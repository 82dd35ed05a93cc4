import { conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** What can be changed in a row of the table itself. */
export type InlineField = 'price' | 'stock';

/** What became of a change: it is stored, or somebody else changed the same figure first. */
export type SavedField =
  | { readonly kind: 'saved'; readonly product: RewardProduct }
  | { readonly kind: 'contested'; readonly theirs: RewardProduct };

/** A product that changes this fast is better looked at again. */
const mostTries = 5;

/**
 * Changes one figure of a product in the version that was seen. When something else of it changed in between, nobody need be asked: the
 * figure is changed in the newer version. When the figure itself did, nothing is stored.
 *
 * @param update  refused with the newer product if the version is not the stored one
 * @throws whatever else `update` threw
 */
export async function saveField(
  seen: RewardProduct,
  { field, value }: { field: InlineField; value: number },
  update: (seen: RewardProduct, changes: Partial<ProductFields>) => Promise<RewardProduct>,
): Promise<SavedField> {
  let base = seen;
  for (let tries = 1; ; tries += 1) {
    try {
      return { kind: 'saved', product: await update(base, { [field]: value }) };
    } catch (failure) {
      const theirs = conflictingProduct(failure);
      if (!theirs) throw failure;
      // Whoever wants what it has become already has it.
      if (theirs[field] === value) return { kind: 'saved', product: theirs };
      if (theirs[field] !== seen[field]) return { kind: 'contested', theirs };
      if (tries === mostTries) throw failure;
      base = theirs;
    }
  }
}
