import { useState } from 'react';
import type { ProductList } from '#web/lib/catalog/product-list';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { ListShortcut } from '../parts/list-shortcut';
import { LongTable } from '../parts/long-table';
import { selectShortcut } from '../parts/selection';
import { useSelection } from '../parts/use-selection';
import { ProductBulk } from './bulk/product-bulk';
import { useBulkChanges } from './bulk/use-bulk-changes';
import { CatalogFailure } from './catalog-failure';
import { NoProducts } from './no-products';
import { ProductBoardBar } from './product-board-bar';
import { productColumns, type RowActions } from './product-columns';
import { ProductCount } from './product-count';
import { ReadAll } from './read-all';
import { isFiltered, isReadOrder } from './table-view';
import type { DrawerAddress } from './use-drawer-address';
import { useRowOrder } from './use-row-order';

/** Products of one bulk change. */
const mostSelected = 1_000;

const productId = ({ id }: RewardProduct) => id;

/** The products that pass the filters of the address, with a selection for changes of many. */
export function ProductBoard({
  list,
  address: { view, show, filter, type, createPath, statePathOf },
  onReread,
  onReadMore,
  onHighlightShown,
  actions,
}: {
  list: ProductList;
  address: DrawerAddress;
  onReread: () => void;
  onReadMore: () => void;
  onHighlightShown: (product: string) => void;
  actions: RowActions;
}) {
  const { reading, isStale, nextToken, total, failure, highlights } = list;
  const products = useRowOrder(list.products, view.sorting);
  const query = JSON.stringify(list.query);
  const selection = useSelection(products ?? [], productId, { most: mostSelected, list: query });
  const { progress } = useBulkChanges();
  const [changing, setChanging] = useState<readonly RewardProduct[] | null>(null);
  const shortcuts: readonly ListShortcut[] = [
    selectShortcut('product', selection),
    {
      key: 'e',
      label: 'Change the selected products',
      act() {
        const chosen = selection.chosen();
        if (chosen.length > 0 || progress) setChanging(chosen);
      },
    },
  ];

  const isEmpty = products?.length === 0 && nextToken === null && !isStale;
  const isMore = nextToken !== null && failure === null;
  const isOfRead = isReadOrder(view.sorting.order);
  return (
    <>
      <ProductBoardBar
        view={view}
        note={<ProductCount list={list} />}
        shortcuts={shortcuts}
        statePathOf={statePathOf}
        onType={type}
        onFilter={filter}
      />
      {failure !== null && (
        <CatalogFailure failure={failure} onRetry={onReread}>
          {list.products
            ? 'This is the last list that loaded. Some products may have changed since.'
            : undefined}
        </CatalogFailure>
      )}
      <ProductBulk
        selection={selection}
        changing={changing}
        onChange={setChanging}
        onNewVersion={actions.onNewVersion}
      />
      {isOfRead && !isEmpty && (
        // A new query resets the choice to read all.
        <ReadAll key={query} list={list} onReadMore={onReadMore} />
      )}
      {isEmpty && (
        <NoProducts
          isFiltered={isFiltered(view)}
          createPath={createPath}
          onShowAll={() => show({ words: '', category: null, state: null })}
        />
      )}
      {!isEmpty && (products || reading) && (
        <LongTable
          caption="Products"
          columns={productColumns(actions, view.sorting, (sorting) => show({ sorting }))}
          rows={products ?? []}
          idOf={productId}
          count={isMore || !products ? total : products.length}
          isBusy={reading === 'all' || isStale}
          waiting={products ? (reading === 'more' ? 3 : 0) : 8}
          isMore={products !== null && isMore && !isStale && !isOfRead}
          onNearEnd={onReadMore}
          selection={{ of: selection, nameOf: ({ name }) => name }}
          highlight={{ of: ({ id }) => highlights[id], onShown: ({ id }) => onHighlightShown(id) }}
        />
      )}
    </>
  );
}
