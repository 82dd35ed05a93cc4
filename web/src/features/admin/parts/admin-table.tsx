import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { SelectBox } from './select-box';
import type { Selection } from './selection';

/** A column: its name, and what it shows of a row. */
export interface AdminColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether its cells name their rows. */
  readonly isRowHead?: boolean;
  /** Whether its cells are numbers, which align at the end. */
  readonly isNumeric?: boolean;
  readonly className?: string;
}

/**
 * The table of the admin area.
 *
 * @param idOf          returns the unique id of a row
 * @param empty         what to show without rows
 * @param hasShortcuts  whether the shortcuts of a `ListBar` move the focus from row to row
 * @param selection     adds a column that selects rows; `nameOf` names them
 */
export function AdminTable<Row>({
  caption,
  columns: shown,
  rows,
  idOf,
  empty,
  isCaptionShown = false,
  hasShortcuts = false,
  selection,
}: {
  caption: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  empty?: ReactNode;
  isCaptionShown?: boolean;
  hasShortcuts?: boolean;
  selection?: { readonly of: Selection<Row>; readonly nameOf: (row: Row) => string };
}) {
  if (rows.length === 0 && empty !== undefined) return empty;
  const columns = selection ? [selectColumn(selection), ...shown] : shown;
  return (
    <DataTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      columns={columns.map(({ name, isNumeric = false }) => ({ name, isNumeric }))}
    >
      {rows.map((row) => (
        <tr key={idOf(row)} {...(hasShortcuts && { 'data-list-row': idOf(row), tabIndex: -1 })}>
          {columns.map((column) => (
            <Cell key={column.name} column={column} row={row} />
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

function selectColumn<Row>({
  of,
  nameOf,
}: {
  readonly of: Selection<Row>;
  readonly nameOf: (row: Row) => string;
}): AdminColumn<Row> {
  return { name: 'Select', cell: (row) => <SelectBox of={of} row={row} name={nameOf(row)} /> };
}

function Cell<Row>({ column, row }: { column: AdminColumn<Row>; row: Row }) {
  const { cell, isRowHead = false, isNumeric = false, className = '' } = column;
  const classes = `${isNumeric ? 'data-number ' : ''}${className}`.trim() || undefined;
  return isRowHead ? (
    <th scope="row" className={classes}>
      {cell(row)}
    </th>
  ) : (
    <td className={classes}>{cell(row)}</td>
  );
}
