import type { ReactNode } from 'react';
import { type AdminColumn, columnClass } from './admin-column';
import type { RowPlace } from './virtual-rows';

/** A row whose highlight shows that it has just changed. */
export interface RowHighlight<Row> {
  /** Returns what has just arrived of a row; undefined without a highlight. */
  readonly of: (row: Row) => string | undefined;
  readonly onShown: (row: Row) => void;
}

/** A row of a `LongTable`. */
export function LongRow<Row>({
  id,
  row,
  columns,
  place: { ref, index },
  highlight,
}: {
  id: string;
  row: Row;
  columns: readonly AdminColumn<Row>[];
  place: RowPlace;
  highlight: RowHighlight<Row> | undefined;
}) {
  const version = highlight?.of(row);
  return (
    <tr
      ref={ref}
      data-index={index}
      data-list-row={id}
      className="long-row"
      role="row"
      aria-rowindex={index + 2}
    >
      {columns.map((column) => (
        <LongCell key={column.name} column={column}>
          {column.isRowHead && version !== undefined && (
            <span
              key={version}
              className="row-glow"
              aria-hidden="true"
              onAnimationEnd={() => highlight?.onShown(row)}
            />
          )}
          {column.cell(row)}
        </LongCell>
      ))}
    </tr>
  );
}

/** A cell, whose role is explicit because some browsers remove that of a table that is laid out as cards. */
export function LongCell<Row>({ column, children }: { column: AdminColumn<Row>; children: ReactNode }) {
  const className = columnClass(column);
  return column.isRowHead ? (
    <th role="rowheader" scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}
