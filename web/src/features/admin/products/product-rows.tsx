import { useRef } from 'react';
import type { ProductList } from '#web/lib/catalog/product-list';
import { ProductBulk } from './bulk/product-bulk';
import { useProductSelection } from './bulk/use-product-selection';
import { NoProducts } from './no-products';
import type { RowActions } from './product-row';
import { ProductTable } from './product-table';
import { ReadAll } from './read-all';
import { SkeletonRows } from './skeleton-rows';
import { isFiltered, isReadOrder, pressOrder, type TableView } from './table-view';
import { useRowOrder } from './use-row-order';
import { VirtualRows } from './virtual-rows';

/** The table in each state: loading, empty or with matching products. */
export function ProductRows({
  list,
  view,
  createPath,
  onShow,
  onShowAll,
  onReadMore,
  actions,
}: {
  list: ProductList;
  view: TableView;
  createPath: string;
  onShow: (changes: Partial<TableView>) => void;
  onShowAll: () => void;
  onReadMore: () => void;
  actions: Omit<RowActions, 'isSelected' | 'onSelect'>;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { reading, isStale, nextToken, total, failure, highlights } = list;
  const products = useRowOrder(list.products, view.sorting);
  const selection = useProductSelection(products ?? [], JSON.stringify(list.query));
  // The reason is shown above.
  if (!products && !reading) return null;
  if (products?.length === 0 && nextToken === null && !isStale)
    return <NoProducts isFiltered={isFiltered(view)} createPath={createPath} onShowAll={onShowAll} />;
  const isMore = nextToken !== null && failure === null;
  const count = isMore ? (total ?? -2) : (products?.length ?? -2);
  const isOfRead = isReadOrder(view.sorting.order);
  const table = (
    <ProductTable
      ref={body}
      sorting={view.sorting}
      isBusy={reading === 'all' || isStale}
      rows={count + 1}
      onSort={(order) => onShow({ sorting: pressOrder(view.sorting, order) })}
    >
      {products ? (
        <>
          <VirtualRows
            {...{ body, products, highlights }}
            actions={{ ...actions, isSelected: selection.has, onSelect: selection.toggle }}
            isMore={isMore && !isStale && !isOfRead}
            onNearEnd={onReadMore}
          />
          {reading === 'more' && <SkeletonRows count={3} />}
        </>
      ) : (
        <SkeletonRows />
      )}
    </ProductTable>
  );
  return (
    <>
      <ProductBulk selection={selection} shown={products ?? []} onNewVersion={actions.onNewVersion} />
      {/* A new query resets the choice to read all. */}
      {isOfRead && <ReadAll key={JSON.stringify(list.query)} list={list} onReadMore={onReadMore} />}
      {table}
    </>
  );
}
