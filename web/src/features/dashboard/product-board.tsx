import { useState } from 'react';
import type { ProductChange } from '#web/lib/catalog/product-changes';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProductList } from '#web/lib/catalog/use-product-list';
import { showToast } from '#web/lib/toasts';
import { countStates } from './arrange-products';
import { CatalogFailure } from './catalog-failure';
import { DashboardHead } from './dashboard-head';
import { DeleteProduct } from './delete-product';
import { ProductDrawer } from './product-drawer';
import { ProductRows } from './product-rows';
import { StateChoice } from './state-choice';
import { TableTools } from './table-tools';
import { useBoardAddress } from './use-board-address';
import { useEdits } from './use-edits';

/** All products, how they are found, and the dialogs in which they are changed. */
export function ProductBoard() {
  const { list, dispatch, reread, isRefused } = useProductList();
  const { view, opened, show, close, createPath, editPathOf, statePathOf } = useBoardAddress();
  const edits = useEdits();
  const [doomed, setDoomed] = useState<string | null>(null);

  const tell = (change: ProductChange) => dispatch({ kind: 'told', change });
  const onTold = (product: RewardProduct) => tell({ kind: 'changed', product });

  function finish(product: RewardProduct) {
    tell({ kind: 'changed', product });
    if (opened === 'new') edits.dropFresh();
    else edits.drop(product);
    close();
    showToast({ tone: 'success', text: `${product.name} is saved.` });
  }

  function forget(product: RewardProduct) {
    setDoomed(null);
    tell({ kind: 'deleted', product });
    showToast({ tone: 'success', text: `${product.name} is deleted.` });
  }

  return (
    <>
      <DashboardHead isRefused={isRefused} createPath={createPath} />
      <div className="dashboard-bar">
        <StateChoice
          chosen={view.state}
          counts={list.products && countStates(list.products, view)}
          pathOf={statePathOf}
        />
        <TableTools view={view} onChange={show} />
      </div>
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
        actions={{
          ...{ editPathOf, onTold },
          onDelete: ({ id }) => setDoomed(id),
          onPointedOut: ({ id }) => dispatch({ kind: 'pointed-out', id }),
        }}
      />
      <ProductDrawer
        opened={opened}
        products={list.products}
        edits={edits}
        onTold={onTold}
        onSaved={finish}
        onClose={close}
      />
      <DeleteProduct
        product={list.products?.find(({ id }) => id === doomed) ?? null}
        onTold={onTold}
        onDeleted={forget}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
