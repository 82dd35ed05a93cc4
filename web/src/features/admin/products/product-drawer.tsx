import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { CatalogFailure } from './catalog-failure';
import type { Opened } from './drawer-address';
import { EditProduct } from './edit-product';
import { NewProduct } from './new-product';
import type { Edits } from './use-edits';
import type { SentForm } from './use-saving';

/**
 * The drawer that creates or edits a product.
 *
 * @param product  null if it does not exist, undefined while it loads
 * @param failure  why it could not be loaded; null if it could
 */
export function ProductDrawer({
  opened,
  product,
  failure,
  edits,
  ...callbacks
}: {
  opened: Opened;
  product: RewardProduct | null | undefined;
  failure: unknown;
  edits: Edits;
  onReported: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SentForm) => void;
  onClose: () => void;
}) {
  const isNew = opened === 'new';
  return (
    <Dialog
      open={opened !== null}
      onClose={callbacks.onClose}
      title={isNew ? 'New product' : (product?.name ?? (product === null ? 'Product not found' : 'Product'))}
      drawer
      className="product-drawer"
    >
      {isNew && <NewProduct edits={edits} {...callbacks} />}
      {!isNew && product && <EditProduct key={product.id} product={product} edits={edits} {...callbacks} />}
      {!isNew && product === null && (
        <Notice tone="info">
          <p className="font-bold">This product no longer exists.</p>
          <p>Someone deleted it. Existing orders keep their items.</p>
        </Notice>
      )}
      {!isNew &&
        product === undefined &&
        (failure === null ? <Reading /> : <CatalogFailure failure={failure} />)}
    </Dialog>
  );
}

function Reading() {
  return (
    <div className="grid gap-5" role="status">
      <span className="sr-only">Loading…</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </div>
  );
}
