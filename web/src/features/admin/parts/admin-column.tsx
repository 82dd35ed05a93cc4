import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import type { ColumnSort } from './column-head';
import { SelectBox } from './select-box';
import type { Selection } from './selection';

/** A column: its name, and what it shows of a row. */
export interface AdminColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether its cells name their rows. */
  readonly isRowHead?: boolean;
  /** Whether its cells align at the end, as numbers do. */
  readonly isNumeric?: boolean;
  /** Whether its name is for screen readers only. */
  readonly isNameHidden?: boolean;
  /** Left out where the table cannot be sorted by it. */
  readonly sort?: ColumnSort | undefined;
  /** What it shows of a row that loads. @default a line */
  readonly waiting?: ReactNode;
  readonly className?: string;
}

/** A column that selects rows; `nameOf` names them. */
export interface RowSelection<Row> {
  readonly of: Selection<Row>;
  readonly nameOf: (row: Row) => string;
}

/** Returns the columns of a table, after the one that selects rows where they can be selected. */
export function columnsWith<Row>(
  columns: readonly AdminColumn<Row>[],
  selection: RowSelection<Row> | undefined,
): readonly AdminColumn<Row>[] {
  if (!selection) return columns;
  const { of, nameOf } = selection;
  return [
    {
      name: 'Select',
      cell: (row) => <SelectBox of={of} row={row} name={nameOf(row)} />,
      waiting: <Skeleton className="h-6 w-6" />,
      className: 'select-cell',
    },
    ...columns,
  ];
}

/** Returns the class of the cells of a column, and of its head. */
export function columnClass<Row>({
  isNumeric = false,
  className = '',
}: AdminColumn<Row>): string | undefined {
  return `${isNumeric ? 'data-number ' : ''}${className}`.trim() || undefined;
}
