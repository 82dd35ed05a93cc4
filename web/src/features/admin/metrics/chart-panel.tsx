import { type ReactNode, Suspense, useRef } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { ExportCsv } from '../parts/export-csv';
import { SaveChartButton } from '../parts/save-chart-button';

/** A chart with its table, and both as files; an empty state without data. */
export function ChartPanel({
  title,
  note,
  file,
  isEmpty,
  empty = 'No data for this period.',
  columns,
  rows,
  fileRows = rows,
  children,
}: {
  title: string;
  /** What the chart does not say by itself. */
  note?: ReactNode;
  /** Name of the files, without extension. */
  file: string;
  isEmpty: boolean;
  /** What to say without data. */
  empty?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Rows of the CSV file. @default those of the table */
  fileRows?: readonly (readonly (string | number)[])[];
  children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  return (
    <Panel ref={panel} title={title}>
      {note !== undefined && <Note>{note}</Note>}
      {isEmpty ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <Suspense fallback={<Skeleton className="chart-box" />}>{children}</Suspense>
      )}
      <NumbersTable caption={title} columns={columns} rows={rows} />
      <div className="flex flex-wrap gap-3">
        <ExportCsv file={file} columns={columns} rows={() => fileRows} />
        {!isEmpty && <SaveChartButton panel={panel} title={title} file={file} />}
      </div>
    </Panel>
  );
}
