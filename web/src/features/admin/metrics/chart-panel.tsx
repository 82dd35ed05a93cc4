import { type ReactNode, Suspense } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { ExportCsv } from '../parts/export-csv';

/** A chart with its table and an export; an empty state without data. */
export function ChartPanel({
  title,
  file,
  isEmpty,
  columns,
  rows,
  children,
}: {
  title: string;
  /** Name of the file, without extension. */
  file: string;
  isEmpty: boolean;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
}) {
  return (
    <Panel title={title}>
      {isEmpty ? (
        <p className="text-muted">No data for this period.</p>
      ) : (
        <Suspense fallback={<Skeleton className="chart-box" />}>{children}</Suspense>
      )}
      <NumbersTable caption={title} columns={columns} rows={rows} />
      <ExportCsv file={file} columns={columns} rows={() => rows} />
    </Panel>
  );
}
