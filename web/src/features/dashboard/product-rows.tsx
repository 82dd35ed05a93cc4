import { useRef } from 'react';
import type { ProductList } from '#web/lib/catalog/product-list';
import { NoProducts } from './no-products';
import type { RowActions } from './product-row';
import { ProductTable } from './product-table';
import { SkeletonRows } from './skeleton-rows';
import { isFiltered, pressOrder, type TableView } from './table-view';
import { VirtualRows } from './virtual-rows';

/** The table in whichever state it is: on its way, without anything to show, or with the products that were asked for. */
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
  actions: RowActions;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { products, reading, isStale, nextToken, total, failure, news } = list;
  // Why there is nothing is said above.
  if (!products && !reading) return null;
  if (products?.length === 0 && nextToken === null && !isStale)
    return <NoProducts isFiltered={isFiltered(view)} createPath={createPath} onShowAll={onShowAll} />;
  const isMore = nextToken !== null && failure === null;
  const count = isMore ? (total ?? -2) : (products?.length ?? -2);
  return (
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
            {...{ body, products, news, actions }}
            isMore={isMore && !isStale}
            onNearEnd={onReadMore}
          />
          {reading === 'more' && <SkeletonRows count={3} />}
        </>
      ) : (
        <SkeletonRows />
      )}
    </ProductTable>
  );
}
