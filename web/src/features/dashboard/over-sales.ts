import { conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { type Edit, settle } from './rebase';

/** A product that sells this fast is better looked at again. */
const mostTries = 4;

/**
 * Does something to a product in the version that was seen. When pieces were sold in between and nothing else happened, it is
 * done to the newer version: an admin who does not speak of the stock need not be asked.
 *
 * @param act  the change, refused with the newer product if the version is not the stored one
 * @throws whatever `act` threw, also when somebody else changed more than the stock
 */
export async function overSales(
  edit: Edit,
  act: (edit: Edit) => Promise<RewardProduct>,
): Promise<RewardProduct> {
  let current = edit;
  for (let tries = 1; ; tries += 1) {
    try {
      return await act(current);
    } catch (failure) {
      const theirs = conflictingProduct(failure);
      if (!theirs || tries === mostTries) throw failure;
      const settled = settle(current, theirs);
      if (settled.differences.length > 0) throw failure;
      current = settled.edit;
    }
  }
}
