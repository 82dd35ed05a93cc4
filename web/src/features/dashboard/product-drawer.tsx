import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { Opened } from './board-address';
import { EditProduct } from './edit-product';
import { NewProduct } from './new-product';
import type { Edits } from './use-edits';

/**
 * The drawer in which a product is created or changed.
 *
 * @param products  null while they are being read for the first time
 */
export function ProductDrawer({
  opened,
  products,
  edits,
  ...told
}: {
  opened: Opened;
  products: readonly RewardProduct[] | null;
  edits: Edits;
  onTold: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct) => void;
  onClose: () => void;
}) {
  const id = typeof opened === 'object' ? opened?.id : undefined;
  const product = products?.find((each) => each.id === id);
  const isGone = id !== undefined && products !== null && !product;
  return (
    <Dialog
      open={opened === 'new' || product !== undefined || isGone}
      onClose={told.onClose}
      title={opened === 'new' ? 'New product' : (product?.name ?? 'No such product')}
      drawer
      className="product-drawer"
    >
      {opened === 'new' && <NewProduct edits={edits} {...told} />}
      {product && <EditProduct key={product.id} product={product} edits={edits} {...told} />}
      {isGone && (
        <Notice tone="info">
          <p className="font-bold">This product is not there any more.</p>
          <p>Somebody deleted it meanwhile. Orders keep what they hold of it.</p>
        </Notice>
      )}
    </Dialog>
  );
}
