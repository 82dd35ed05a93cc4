import type { ProductList } from '#web/lib/catalog/product-list';
import { arrangeProducts } from './arrange-products';
import { NoProducts } from './no-products';
import { ProductRow, type RowActions } from './product-row';
import { ProductTable } from './product-table';
import { SkeletonRows } from './skeleton-rows';
import { isFiltered, pressColumn, type TableView } from './table-view';

/** The table in whichever state it is: on its way, without anything to show, or with the products that were asked for. */
export function ProductRows({
  list,
  view,
  createPath,
  onShow,
  onShowAll,
  actions,
}: {
  list: ProductList;
  view: TableView;
  createPath: string;
  onShow: (changes: Partial<TableView>) => void;
  onShowAll: () => void;
  actions: RowActions;
}) {
  const { products, isReading, news } = list;
  // Why there is nothing is said above.
  if (!products && !isReading) return null;
  const shown = products && arrangeProducts(products, view);
  if (shown?.length === 0)
    return <NoProducts isFiltered={isFiltered(view)} createPath={createPath} onShowAll={onShowAll} />;
  return (
    <ProductTable
      sorting={view.sorting}
      isBusy={isReading}
      onSort={(column) => onShow({ sorting: pressColumn(view.sorting, column) })}
    >
      {shown ? (
        shown.map((product) => (
          <ProductRow key={product.id} product={product} news={news[product.id]} actions={actions} />
        ))
      ) : (
        <SkeletonRows />
      )}
    </ProductTable>
  );
}
