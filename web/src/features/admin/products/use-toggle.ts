import { useAttempt } from '#web/lib/api/use-attempt';
import { catalogMessageFor, conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { editOf } from './rebase';
import { saveEdit } from './save-edit';

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
  const stored = editOf(product);

  function toggle() {
    void send(() => saveEdit({ ...stored, [field]: !stored[field] }), onNewVersion, { onFailure });
  }

  function onFailure(failure: unknown) {
    const theirs = conflictingProduct(failure);
    if (theirs) onNewVersion(theirs);
    const { title, text } = catalogMessageFor(failure);
    showToast({ tone: 'error', text: `${product.name}: ${title} ${text}` });
  }

  return { isOn: stored[field], isPending, toggle };
}
