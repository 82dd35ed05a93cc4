import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { useAttempt } from '#web/lib/api/use-attempt';
import { conflictingProduct, isGone } from '#web/lib/catalog/graphql-refusal';
import { deleteProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { CatalogFailure } from './catalog-failure';
import { overSales } from './over-sales';
import { editOf } from './rebase';

interface Deletion {
  readonly product: RewardProduct;
  readonly onReported: (product: RewardProduct) => void;
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

function Question({ product, onReported, onDeleted, onClose }: Deletion) {
  const { isPending, failure, send } = useAttempt();

  const confirm = () =>
    send(
      () => overSales(editOf(product), ({ base }) => deleteProduct(base)),
      () => onDeleted(product),
      {
        onFailure(thrown) {
          if (isGone(thrown)) return onDeleted(product);
          const theirs = conflictingProduct(thrown);
          if (theirs) onReported(theirs);
        },
      },
    );

  return (
    <div className="grid gap-5">
      <p>
        <strong>{product.name}</strong> will be removed from the store right away and cannot be restored.
        Existing orders keep their items. To hide it for a while, make it inactive instead.
      </p>
      {failure !== null && <CatalogFailure failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
          Delete {product.name}
        </Button>
      </div>
    </div>
  );
}
