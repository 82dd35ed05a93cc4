import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { type AdminColumn, columnClass, columnsWith, type RowSelection } from './admin-column';
import { announcedSort, ColumnHead } from './column-head';

/**
 * The table of the admin area. `LongTable` is for more rows than a page can hold.
 *
 * @param idOf          returns the unique id of a row
 * @param empty         what to show without rows
 * @param hasShortcuts  whether the shortcuts of a `ListBar` move the focus from row to row
 * @param selection     adds a column that selects rows
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
  selection?: RowSelection<Row>;
}) {
  if (rows.length === 0 && empty !== undefined) return empty;
  const columns = columnsWith(shown, selection);
  return (
    <DataTable
      caption={caption}
      isCaptionShown={isCaptionShown}
      columns={columns.map(({ name, isNumeric = false, isNameHidden, sort }) => ({
        name,
        isNumeric,
        head: <ColumnHead {...{ name, isNameHidden, sort }} />,
        sorted: announcedSort(sort),
      }))}
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

function Cell<Row>({ column, row }: { column: AdminColumn<Row>; row: Row }) {
  const { cell, isRowHead = false } = column;
  const className = columnClass(column);
  return isRowHead ? (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  ) : (
    <td className={className}>{cell(row)}</td>
  );
}
