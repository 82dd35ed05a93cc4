import { useState } from 'react';
import { catalogMessageFor, conflictingProduct } from '#web/lib/catalog/graphql-refusal';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/toasts';
import { changesOf, draftOf } from './draft';
import { overSales } from './over-sales';
import { editOf } from './rebase';

/**
 * Switches a flag of a product. The switch changes only after the response.
 *
 * @param onReported  called with the resulting product, also after a concurrent change
 */
export function useToggle(
  product: RewardProduct,
  field: 'active' | 'featured',
  onReported: (product: RewardProduct) => void,
) {
  const [isPending, setPending] = useState(false);
  const { base, draft } = editOf(product);

  async function toggle() {
    if (isPending) return;
    setPending(true);
    try {
      const edit = { base, draft: { ...draft, [field]: !draft[field] } };
      onReported(
        await overSales(edit, ({ base, draft }) => updateProduct(base, changesOf(draftOf(base), draft))),
      );
    } catch (failure) {
      const theirs = conflictingProduct(failure);
      if (theirs) onReported(theirs);
      const { title, text } = catalogMessageFor(failure);
      showToast({ tone: 'error', text: `${product.name}: ${title} ${text}` });
    } finally {
      setPending(false);
    }
  }

  return { isOn: draft[field], isPending, toggle: () => void toggle() };
}
