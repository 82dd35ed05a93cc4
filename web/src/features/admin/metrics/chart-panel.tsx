import { Download } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { saveRows } from '#web/lib/page/save-csv';

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
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => saveRows(`${file}.csv`, [columns, ...rows])}
      >
        <Download aria-hidden="true" size={18} />
        Export CSV
      </Button>
    </Panel>
  );
}
