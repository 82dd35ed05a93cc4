import { useState } from 'react';
import type { ProductChange } from '#web/lib/catalog/product-changes';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProductList } from '#web/lib/catalog/use-product-list';
import { showToast } from '#web/lib/toasts';
import { CatalogFailure } from './catalog-failure';
import { DashboardHead } from './dashboard-head';
import { DeleteProduct } from './delete-product';
import { ProductCount } from './product-count';
import { ProductDrawer } from './product-drawer';
import { ProductRows } from './product-rows';
import { StateChoice } from './state-choice';
import { TableTools } from './table-tools';
import { useBoardAddress } from './use-board-address';
import { useEdits } from './use-edits';
import { useOpenedProduct } from './use-opened-product';

/** The products, how they are found, and the dialogs in which they are changed. */
export function ProductBoard() {
  const { view, query, opened, show, type, close, createPath, editPathOf, statePathOf } = useBoardAddress();
  const { list, dispatch, reread, readMore, listen, isRefused } = useProductList(query);
  const { product, failure, onTold: onOpenedTold } = useOpenedProduct(opened, list.products, listen);
  const edits = useEdits();
  const [doomed, setDoomed] = useState<string | null>(null);

  const tell = (change: ProductChange) => dispatch({ kind: 'told', change });
  function onTold(told: RewardProduct) {
    tell({ kind: 'changed', product: told });
    onOpenedTold(told);
  }

  function finish(saved: RewardProduct) {
    tell({ kind: 'changed', product: saved });
    if (opened === 'new') edits.dropFresh();
    else edits.drop(saved);
    close();
    showToast({ tone: 'success', text: `${saved.name} is saved.` });
  }

  function forget(deleted: RewardProduct) {
    setDoomed(null);
    tell({ kind: 'deleted', product: deleted });
    showToast({ tone: 'success', text: `${deleted.name} is deleted.` });
  }

  return (
    <>
      <DashboardHead isRefused={isRefused} createPath={createPath} />
      <div className="dashboard-bar">
        <StateChoice chosen={view.state} pathOf={statePathOf} />
        <TableTools view={view} onType={type} onChange={show} />
      </div>
      <ProductCount list={list} />
      {list.failure !== null && (
        <CatalogFailure failure={list.failure} onRetry={reread}>
          {list.products ? 'The list is as it was before; some of it may have changed since.' : undefined}
        </CatalogFailure>
      )}
      <ProductRows
        list={list}
        view={view}
        createPath={createPath}
        onShow={show}
        onShowAll={() => show({ words: '', category: null, state: null })}
        onReadMore={readMore}
        actions={{
          ...{ editPathOf, onTold },
          onDelete: ({ id }) => setDoomed(id),
          onPointedOut: ({ id }) => dispatch({ kind: 'pointed-out', id }),
        }}
      />
      <ProductDrawer {...{ opened, product, failure, edits, onTold }} onSaved={finish} onClose={close} />
      <DeleteProduct
        product={list.products?.find(({ id }) => id === doomed) ?? null}
        onTold={onTold}
        onDeleted={forget}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
