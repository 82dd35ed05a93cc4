import { Skeleton } from '#components/ui/skeleton';
import type { AdminColumn } from './admin-column';
import { LongCell } from './long-row';

/** Rows of a `LongTable` while they load. */
export function WaitingRows<Row>({
  columns,
  count,
}: {
  columns: readonly AdminColumn<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className="long-row" role="row">
      {columns.map((column) => (
        <LongCell key={column.name} column={column}>
          {column.waiting ?? <Skeleton className="h-4 w-14" />}
          {column.isRowHead && <span className="sr-only">Loading…</span>}
        </LongCell>
      ))}
    </tr>
  ));
}
