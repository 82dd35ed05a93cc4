import { Dialog } from '#components/ui/dialog';
import { conflictingProduct, isGone } from '#web/lib/catalog/graphql-refusal';
import { deleteProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ConfirmForm } from '../parts/confirm-form';
import { CatalogFailure } from './catalog-failure';
import { editOf } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';

interface Deletion {
  readonly product: RewardProduct;
  readonly onNewVersion: (product: RewardProduct) => void;
  readonly onDeleted: (product: RewardProduct) => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of a product, by its name. */
export function DeleteProduct({
  product,
  ...rest
}: Omit<Deletion, 'product'> & { product: RewardProduct | null }) {
  return (
    <Dialog open={product !== null} onClose={rest.onClose} title={`Delete “${product?.name ?? ''}”?`}>
      {product && <Question product={product} {...rest} />}
    </Dialog>
  );
}

function Question({ product, onNewVersion, onDeleted, onClose }: Deletion) {
  async function remove(): Promise<void> {
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
    <ConfirmForm
      submit={`Delete ${product.name}`}
      keep={{ label: 'Keep it', onKeep: onClose }}
      act={remove}
      onDone={() => onDeleted(product)}
      Failure={CatalogFailure}
    >
      <p>
        <strong>{product.name}</strong> will be removed from the store right away and cannot be restored.
        Existing orders keep their items. To hide it for a while, make it inactive instead.
      </p>
    </ConfirmForm>
  );
}
