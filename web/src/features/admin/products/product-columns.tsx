import { Amount } from '#components/ui/amount';
import { Skeleton } from '#components/ui/skeleton';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { shortInstantLabel } from '#web/lib/format/dates';
import { hundredthsOf } from '#web/lib/format/hundredths';
import type { AdminColumn } from '../parts/admin-column';
import { ActiveSwitch } from './active-switch';
import { FeaturedToggle } from './featured-toggle';
import { InlineNumberCell } from './inline-number-cell';
import { ProductActions } from './product-actions';
import { ProductName } from './product-name';
import { StockCell } from './stock-cell';
import { type Column, columnNames, type Sorting, sortOf } from './table-view';
import './product-columns.css';

/** Actions of a row on its product. */
export interface RowActions {
  readonly editPathOf: (product: RewardProduct) => string;
  readonly onNewVersion: (product: RewardProduct) => void;
  readonly onDelete: (product: RewardProduct) => void;
}

/** The columns of the product table. */
export function productColumns(
  { editPathOf, onNewVersion, onDelete }: RowActions,
  sorting: Sorting,
  onSort: (sorting: Sorting) => void,
): readonly AdminColumn<RewardProduct>[] {
  const column = (name: Column) => ({
    name: columnNames[name],
    sort: sortOf(name, sorting, onSort),
    className: `product-${name}-cell`,
  });
  return [
    {
      ...column('name'),
      isRowHead: true,
      cell: (product) => <ProductName product={product} to={editPathOf(product)} />,
      waiting: (
        <span className="product-name">
          <Skeleton className="product-thumb" />
          <Skeleton className="h-4 w-40" />
        </span>
      ),
    },
    { ...column('category'), cell: ({ category }) => (category ? categoryNames[category] : '—') },
    {
      ...column('price'),
      isNumeric: true,
      cell: (product) => (
        <InlineNumberCell product={product} field="price" onNewVersion={onNewVersion}>
          <Amount coin="sweeps" value={hundredthsOf(product.price)} />
        </InlineNumberCell>
      ),
    },
    {
      ...column('stock'),
      isNumeric: true,
      cell: (product) => (
        <InlineNumberCell product={product} field="stock" onNewVersion={onNewVersion}>
          <StockCell stock={product.stock} />
        </InlineNumberCell>
      ),
    },
    {
      ...column('featured'),
      cell: (product) => <FeaturedToggle product={product} onNewVersion={onNewVersion} />,
    },
    {
      ...column('active'),
      cell: (product) => (
        <>
          <ActiveSwitch product={product} onNewVersion={onNewVersion} />
          <span className="text-muted md:hidden" aria-hidden="true">
            {product.active ? 'Active' : 'Inactive'}
          </span>
        </>
      ),
    },
    {
      ...column('changed'),
      isNumeric: true,
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortInstantLabel(updatedAt)}</time>,
    },
    {
      name: 'Edit or delete',
      isNameHidden: true,
      className: 'product-actions-cell',
      cell: (product) => (
        <ProductActions product={product} to={editPathOf(product)} onDelete={() => onDelete(product)} />
      ),
    },
  ];
}
