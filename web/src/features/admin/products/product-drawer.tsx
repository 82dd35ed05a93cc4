import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { DetailDrawer } from '../parts/detail-drawer';
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
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SentForm) => void;
  onClose: () => void;
}) {
  return (
    <DetailDrawer
      of={opened}
      titleOf={(of) => (of === 'new' ? 'New product' : titleOf(product))}
      onClose={callbacks.onClose}
    >
      {(of) => {
        if (of === 'new') return <NewProduct edits={edits} {...callbacks} />;
        if (product) return <EditProduct key={product.id} product={product} edits={edits} {...callbacks} />;
        if (product === null) return <Gone />;
        return failure === null ? <Reading /> : <CatalogFailure failure={failure} />;
      }}
    </DetailDrawer>
  );
}

function titleOf(product: RewardProduct | null | undefined): string {
  return product?.name ?? (product === null ? 'Product not found' : 'Product');
}

function Gone() {
  return (
    <Notice tone="info">
      <p className="font-bold">This product no longer exists.</p>
      <p>Someone deleted it. Existing orders keep their items.</p>
    </Notice>
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
