import { useState } from 'react';
import { products } from '#web/lib/catalog/catalog';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProductList } from '#web/lib/catalog/use-product-list';
import { useUnsaved } from '#web/lib/forms/use-unsaved';
import { showToast } from '#web/lib/page/toasts';
import { SavedViewsBar } from '../parts/saved-views-bar';
import { DashboardHead } from './dashboard-head';
import { DeleteProduct } from './delete-product';
import { ProductBoard } from './product-board';
import { ProductDrawer } from './product-drawer';
import { useDrawerAddress } from './use-drawer-address';
import { useKeptForms } from './use-kept-forms';
import type { SavedForm } from './use-product-form';

/**
 * The product table with its filters, and the dialogs that change products.
 *
 * @param admin  id of the admin
 */
export function AdminProducts({ admin }: { admin: string }) {
  const address = useDrawerAddress();
  const { query, opened, close, openStored, createPath, editPathOf } = address;
  const { list, reread, readMore, clearHighlight, isRefused } = useProductList(query);
  const { forms, isAnyUnsaved, keep, renewId, endNew } = useKeptForms(opened);
  useUnsaved(isAnyUnsaved);
  const [doomed, setDoomed] = useState<string | null>(null);

  const onNewVersion = (reported: RewardProduct) => products.putProduct(reported);

  /** By the time of the response another drawer may be open, or none. */
  function finish(saved: RewardProduct, { isMore, isShown }: SavedForm) {
    onNewVersion(saved);
    const wasNew = endNew(saved.id);
    if (isMore && wasNew) openStored(saved);
    else if (!isMore && isShown) close();
    const rest = isMore ? ' Your later edits are not saved yet.' : '';
    showToast({ tone: 'success', text: `${saved.name} is saved.${rest}` });
  }

  function forget(deleted: RewardProduct) {
    setDoomed(null);
    products.endProduct(deleted);
    showToast({ tone: 'success', text: `${deleted.name} is deleted.` });
  }

  return (
    <>
      <DashboardHead isRefused={isRefused} createPath={createPath} />
      <SavedViewsBar list="products" admin={admin} />
      <ProductBoard
        list={list}
        address={address}
        onReread={reread}
        onReadMore={readMore}
        onHighlightShown={clearHighlight}
        actions={{ editPathOf, onNewVersion, onDelete: ({ id }) => setDoomed(id) }}
      />
      {forms.map(({ id, ...form }) => (
        <ProductDrawer
          key={id}
          id={id}
          {...form}
          isTableRead={list.products !== null}
          keep={keep}
          onNewVersion={onNewVersion}
          onSaved={finish}
          onNewId={renewId}
          onClose={close}
        />
      ))}
      <DeleteProduct
        product={list.products?.find(({ id }) => id === doomed) ?? null}
        onNewVersion={onNewVersion}
        onDeleted={forget}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
