import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { HoldRowContext, rowsToHold, useHeldRows, withSpaces } from './held-rows';

/** Estimated row height in pixels before measurement. */
const likelyRow = 57;

const rowsBeyond = 12;

/** Distance in rows from the end at which more rows load. */
const rowsAhead = 20;

/** The place of a row in the document, which the virtualizer measures. */
export interface RowPlace {
  readonly ref: Ref<HTMLTableRowElement>;
  /** Index among all rows, from 0. */
  readonly index: number;
}

/**
 * Virtualized rows: visible rows and rows that are being edited. Spacers replace all others, so that 100,000 rows stay cheap.
 *
 * @param columns    number of columns
 * @param isMore     whether further rows can be loaded
 * @param onNearEnd  called to load them
 * @param children   returns the element of a row
 */
export function VirtualRows<Row>({
  body,
  columns,
  rows,
  idOf,
  isMore,
  onNearEnd,
  children,
}: {
  body: RefObject<HTMLTableSectionElement | null>;
  columns: number;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  isMore: boolean;
  onNearEnd: () => void;
  children: (row: Row, place: RowPlace) => ReactNode;
}) {
  const top = useTop(body);
  const { held, hold } = useHeldRows();
  const placeOf = (id: string) => rows.findIndex((row) => idOf(row) === id);
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : idOf(row);
  };
  const virtual = useWindowVirtualizer({
    count: rows.length,
    scrollMargin: top,
    overscan: rowsBeyond,
    estimateSize: () => likelyRow,
    getItemKey: keyOf,
    rangeExtractor: (range) => rowsToHold(defaultRangeExtractor(range), held, placeOf),
  });
  const shown = virtual.getVirtualItems();
  const lastInSight = (virtual.range?.endIndex ?? 0) + rowsBeyond;
  const isNearEnd = isMore && lastInSight >= rows.length - rowsAhead;

  useEffect(() => {
    // After every load, even an empty one, more is loaded while the end is still near.
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, rows, onNearEnd]);

  return (
    <HoldRowContext value={hold}>
      {withSpaces(shown, top).map(({ index, spaceAbove }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <Fragment key={idOf(row)}>
            <Space height={spaceAbove} columns={columns} />
            {children(row, { ref: virtual.measureElement, index })}
          </Fragment>
        );
      })}
      <Space height={virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)} columns={columns} />
    </HoldRowContext>
  );
}

/** Spacer for rows that are not in the document. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr role="presentation">
      <td role="presentation" className="bare" colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

/** Offset of the rows from the top of the document, in pixels. */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    measure();
    // Content above moves the rows without resizing them.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return top;
}
