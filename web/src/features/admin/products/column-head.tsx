import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Column, columnNames, directionOf, type Order, orderOf, type Sorting } from './table-view';

/** The header of a column; a press sorts by it, and another press reverses the order. */
export function ColumnHead({
  column,
  sorting,
  onSort,
}: {
  column: Column;
  sorting: Sorting;
  onSort: (order: Order) => void;
}) {
  const order = orderOf(column);
  const isSorted = sorting.order === order;
  const direction = directionOf(isSorted || order === null ? sorting : { order, isTurned: false });
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      className={`product-cell-${column}`}
      aria-sort={isSorted ? direction : undefined}
    >
      {order ? (
        <button type="button" className="column-head" onClick={() => onSort(order)}>
          {columnNames[column]}
          <Arrow className="column-arrow" aria-hidden="true" size={14} />
        </button>
      ) : (
        <span className="column-head">{columnNames[column]}</span>
      )}
    </th>
  );
}
