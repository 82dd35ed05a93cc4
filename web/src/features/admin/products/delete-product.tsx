import { conflictingProduct, isGone } from '#web/lib/catalog/graphql-refusal';
import { deleteProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ConfirmActionDialog } from '../parts/confirm-action-dialog';
import { CatalogFailure } from './catalog-failure';
import { editOf } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';

/**
 * Confirms the deletion of a product, by its name.
 *
 * @param product  null while the dialog is closed
 */
export function DeleteProduct({
  product,
  onNewVersion,
  onDeleted,
  onClose,
}: {
  product: RewardProduct | null;
  onNewVersion: (product: RewardProduct) => void;
  onDeleted: (product: RewardProduct) => void;
  onClose: () => void;
}) {
  const name = product?.name ?? '';

  async function remove(): Promise<void> {
    if (!product) return;
    try {
      await retryOnStockChange(editOf(product), ({ base }) => deleteProduct(base));
    } catch (failure) {
      if (isGone(failure)) return;
      const theirs = conflictingProduct(failure);
      if (theirs) onNewVersion(theirs);
      throw failure;
    }
  }

  return (
    <ConfirmActionDialog
      open={product !== null}
      onClose={onClose}
      title={`Delete “${name}”?`}
      submit={`Delete ${name}`}
      keep="Keep it"
      act={remove}
      onDone={() => product && onDeleted(product)}
      Failure={CatalogFailure}
    >
      <strong>{name}</strong> will be removed from the store right away and cannot be restored. Existing
      orders keep their items. To hide it for a while, make it inactive instead.
    </ConfirmActionDialog>
  );
}
