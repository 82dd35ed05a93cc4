import type { ReactNode } from 'react';
import '../../styles/components/data-table.css';

/**
 * A table that scrolls by itself when it is wider than its container or longer than a screen.
 *
 * @param variant  `metrics` aligns numbers at the end of their columns; `rows` is for text
 */
export function DataTable({
  caption,
  columns,
  variant = 'rows',
  isCaptionShown = false,
  children,
}: {
  caption: string;
  columns: readonly string[];
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
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
