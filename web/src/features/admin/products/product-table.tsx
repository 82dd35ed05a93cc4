import type { ReactNode, Ref } from 'react';
import { ColumnHead } from './column-head';
import type { Column, Order, Sorting } from './table-view';

const columns: readonly Column[] = ['name', 'category', 'price', 'stock', 'featured', 'active', 'changed'];

/**
 * The frame of the table. Roles are explicit because rows are laid out as cards on phones, which removes them in some browsers.
 *
 * @param rows  number of rows including the header, most of them not in the document; -1 while unknown
 */
export function ProductTable({
  ref,
  sorting,
  onSort,
  isBusy,
  rows,
  children,
}: {
  ref?: Ref<HTMLTableSectionElement>;
  sorting: Sorting;
  onSort: (order: Order) => void;
  isBusy: boolean;
  rows: number;
  children: ReactNode;
}) {
  return (
    <div className="product-table-frame panel" data-busy={isBusy || undefined}>
      <table
        className="product-table border-collapse text-sm inline-full max-md:block"
        role="table"
        aria-label="Products"
        aria-busy={isBusy || undefined}
        aria-rowcount={rows}
      >
        <thead className="product-table-head" role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">Edit or delete</span>
            </th>
          </tr>
        </thead>
        <tbody ref={ref} role="rowgroup">
          {children}
        </tbody>
      </table>
    </div>
  );
}
