import { conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { type Edit, settle } from './rebase';

/** A product that sells this fast needs another look by the admin. */
const mostTries = 4;

/**
 * Applies a change to the version that was seen. After a conflict that only changed the stock, it is retried on the newer version, so an
 * admin who did not edit the stock is not asked.
 *
 * @param act  the change; rejects with the newer product on a conflict
 * @throws the error of `act`, also after a conflict that changed more than the stock
 */
export async function retryOnStockChange(
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
