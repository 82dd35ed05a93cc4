import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { changesOf, draftOf } from './draft';
import type { Edit } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';

/** Stores the changes of a form, on a newer version too if only the stock changed. */
export function saveEdit(edit: Edit): Promise<RewardProduct> {
  return retryOnStockChange(edit, (now) => updateProduct(now.base, changesOf(draftOf(now.base), now)));
}
