import { useAttempt } from '#web/lib/api/use-attempt';
import { catalogMessageFor, conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { changesOf, draftOf } from './draft';
import { editOf } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';

/**
 * Switches a flag of a product. The switch changes only after the response.
 *
 * @param onNewVersion  called with the resulting product, also after a concurrent change
 */
export function useToggle(
  product: RewardProduct,
  field: 'active' | 'featured',
  onNewVersion: (product: RewardProduct) => void,
) {
  const { isPending, send } = useAttempt();
  const { base, draft } = editOf(product);

  function toggle() {
    const edit = { base, draft: { ...draft, [field]: !draft[field] } };
    void send(
      () =>
        retryOnStockChange(edit, ({ base, draft }) => updateProduct(base, changesOf(draftOf(base), draft))),
      onNewVersion,
      { onFailure },
    );
  }

  function onFailure(failure: unknown) {
    const theirs = conflictingProduct(failure);
    if (theirs) onNewVersion(theirs);
    const { title, text } = catalogMessageFor(failure);
    showToast({ tone: 'error', text: `${product.name}: ${title} ${text}` });
  }

  return { isOn: draft[field], isPending, toggle };
}
