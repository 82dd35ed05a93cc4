import type { ReactNode } from 'react';
import '../../styles/components/data-table.css';

/** A column by its name, which has to be unique. */
export type DataColumn =
  | string
  | {
      readonly name: string;
      /** Aligns it at the end, as cells of the class `data-number` are. */
      readonly isNumeric: boolean;
      /** Content of its head. @default the name */
      readonly head?: ReactNode;
      /** Direction in which the table is sorted by it; left out while it is not. */
      readonly sorted?: 'ascending' | 'descending' | undefined;
    };

/**
 * A table that scrolls by itself when it is wider than its container or longer than a screen.
 *
 * @param variant  `figures` aligns numbers at the end of their columns; `rows` is for text
 */
export function DataTable({
  caption,
  columns,
  variant = 'rows',
  isCaptionShown = false,
  children,
}: {
  caption: string;
  columns: readonly DataColumn[];
  variant?: 'rows' | 'figures';
  isCaptionShown?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="data-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className={`data-table data-table-${variant}`}>
        <caption className={isCaptionShown ? undefined : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const { name, isNumeric, head, sorted } =
                typeof column === 'string' ? { name: column, isNumeric: false } : column;
              return (
                <th
                  key={name}
                  scope="col"
                  className={isNumeric ? 'data-number' : undefined}
                  aria-sort={sorted}
                >
                  {head ?? name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
