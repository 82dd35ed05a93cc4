import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { DetailDrawer } from '../parts/detail-drawer';
import { CatalogFailure } from './catalog-failure';
import { ProductForm } from './product-form';
import { useOpenedProduct } from './use-opened-product';
import { type SavedForm, useProductForm } from './use-product-form';

/**
 * The drawer that creates or edits a product. Its form outlives it while something in it is unsaved.
 *
 * @param isNew  whether the product is to be created when the form first opens
 * @param keep   keeps the form until the returned function is called
 */
export function ProductDrawer({
  id,
  isNew,
  isOpen,
  isTableRead,
  keep,
  onNewVersion,
  onSaved,
  onNewId,
  onClose,
}: {
  id: string;
  isNew: boolean;
  isOpen: boolean;
  isTableRead: boolean;
  keep: (id: string) => () => void;
  onNewVersion: (product: RewardProduct) => void;
  onSaved: (product: RewardProduct, form: SavedForm) => void;
  onNewId: () => void;
  onClose: () => void;
}) {
  const [isStored, setStored] = useState(!isNew);
  const { product, failure } = useOpenedProduct(isStored ? id : null, isTableRead);
  const form = useProductForm({
    id,
    product: product ?? null,
    isOpen,
    onNewVersion,
    onSaved(saved, state) {
      setStored(true);
      onSaved(saved, state);
    },
  });
  const isUnsaved = form.isEdited || form.isPending || form.pictures.isUploading;
  useEffect(() => (isUnsaved ? keep(id) : undefined), [isUnsaved, keep, id]);

  function discard() {
    form.discard();
    // A request that failed may have created the product.
    if (!isStored && form.failure !== null) onNewId();
  }

  return (
    <DetailDrawer
      of={isOpen ? form : null}
      titleOf={() => (isStored ? titleOf(product) : 'New product')}
      // Another drawer may have replaced this one.
      onClose={() => isOpen && onClose()}
    >
      {() => {
        if (product === null) return <Gone />;
        if (!isStored || form.edit.base)
          return <ProductForm form={form} product={product ?? null} onDiscard={discard} onClose={onClose} />;
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
