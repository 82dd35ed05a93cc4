import { useRef } from 'react';
import { type AdminColumn, columnClass, columnsWith, type RowSelection } from './admin-column';
import { announcedSort, ColumnHead } from './column-head';
import { LongRow, type RowHighlight } from './long-row';
import { VirtualRows } from './virtual-rows';
import { WaitingRows } from './waiting-rows';
import '../../../styles/components/data-table.css';
import './long-table.css';

/**
 * The table of the admin area for any number of rows: it scrolls with the page, only rows in sight are in the document, and on phones
 * each row is a card, which the styles of its columns lay out. Roles are explicit because some browsers remove those of cards.
 *
 * @param idOf       returns the unique id of a row
 * @param count      number of all rows, most of them not loaded; null while unknown
 * @param isBusy     whether other rows are about to replace these
 * @param waiting    number of skeletons of rows that load
 * @param isMore     whether the end of the rows loads more of them, with `onNearEnd`
 * @param selection  adds a column that selects rows
 * @param highlight  shows rows that have just changed
 */
export function LongTable<Row>({
  caption,
  columns: shown,
  rows,
  idOf,
  count,
  isBusy,
  waiting,
  isMore,
  onNearEnd,
  selection,
  highlight,
}: {
  caption: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  count: number | null;
  isBusy: boolean;
  waiting: number;
  isMore: boolean;
  onNearEnd: () => void;
  selection?: RowSelection<Row>;
  highlight?: RowHighlight<Row>;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = columnsWith(shown, selection);
  return (
    <div className="long-table-frame panel">
      <table
        className="data-table long-table max-md:block"
        role="table"
        aria-label={caption}
        aria-busy={isBusy || undefined}
        aria-rowcount={count === null ? -1 : count + 1}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column) => {
              const { name, isNameHidden, sort } = column;
              return (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className={columnClass(column)}
                  aria-sort={announcedSort(sort)}
                >
                  <ColumnHead {...{ name, isNameHidden, sort }} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          <VirtualRows {...{ body, rows, idOf, isMore, onNearEnd }} columns={columns.length}>
            {(row, place) => <LongRow id={idOf(row)} {...{ row, columns, place, highlight }} />}
          </VirtualRows>
          <WaitingRows columns={columns} count={waiting} />
        </tbody>
      </table>
    </div>
  );
}
