import type { ReactNode } from 'react';
import { ColumnHead } from './column-head';
import type { Column, Sorting } from './table-view';

const columns: readonly Column[] = ['name', 'category', 'price', 'stock', 'featured', 'active', 'changed'];

/**
 * The frame of the table. Its roles are written down because rows are laid out as cards on phones, which takes them away
 * in some browsers.
 */
export function ProductTable({
  sorting,
  onSort,
  isBusy,
  children,
}: {
  sorting: Sorting;
  onSort: (column: Column) => void;
  isBusy: boolean;
  children: ReactNode;
}) {
  return (
    <div className="product-table-frame surface">
      <table className="product-table" role="table" aria-label="Products" aria-busy={isBusy || undefined}>
        <thead className="product-table-head" role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">Edit or delete</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
