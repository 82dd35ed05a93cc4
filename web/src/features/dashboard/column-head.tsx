import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Column, columnNames, type Sorting } from './table-view';

/** The head of a column; a press sorts by it, another one turns the order round. */
export function ColumnHead({
  column,
  sorting,
  onSort,
}: {
  column: Column;
  sorting: Sorting;
  onSort: (column: Column) => void;
}) {
  const isSorted = sorting.column === column;
  const Arrow = isSorted && sorting.isDescending ? ArrowDown : ArrowUp;
  const order = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={`product-cell-${column}`}
      aria-sort={isSorted ? order : undefined}
    >
      <button type="button" className="column-head" onClick={() => onSort(column)}>
        {columnNames[column]}
        <Arrow className="column-arrow" aria-hidden="true" size={14} />
      </button>
    </th>
  );
}
