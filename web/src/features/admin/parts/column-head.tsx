import { ArrowDown, ArrowUp } from 'lucide-react';
import './column-head.css';

type Direction = 'ascending' | 'descending';

/** The sorting of a table by one of its columns. */
export interface ColumnSort {
  /** Whether the table is sorted by it now. */
  readonly isSorted: boolean;
  /** The direction; once the head is pressed, if the table is sorted by another column. */
  readonly direction: Direction;
  readonly onSort: () => void;
}

/** The name of a column. Where its table can be sorted by it, a press sorts, and another one reverses the order. */
export function ColumnHead({
  name,
  isNameHidden = false,
  sort,
}: {
  name: string;
  isNameHidden?: boolean | undefined;
  sort?: ColumnSort | undefined;
}) {
  if (!sort) return isNameHidden ? <span className="sr-only">{name}</span> : name;
  const Arrow = sort.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className="column-head inline-flex gap-1 items-center min-block-target font-bold rounded-sm"
      onClick={sort.onSort}
    >
      {name}
      <Arrow className="column-arrow" aria-hidden="true" size={14} />
    </button>
  );
}

/** The direction that a head announces; undefined while its table is sorted by another column. */
export function announcedSort(sort: ColumnSort | undefined): Direction | undefined {
  return sort?.isSorted ? sort.direction : undefined;
}
