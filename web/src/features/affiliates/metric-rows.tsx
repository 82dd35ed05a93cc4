import { FileDown } from 'lucide-react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Button } from '#components/ui/button';
import type { DateRange } from '#web/lib/filters/date-range';
import { programDayLabel } from './day-copy';
import { type MetricRow, metricLabel, fileRows, tableColumns } from './metric-columns';

/** The table behind a chart, with a button that saves it as a file. */
export function MetricRows({
  head,
  rows,
  range,
  isNewestFirst = false,
}: {
  head: 'Day' | 'Link' | 'State';
  rows: readonly MetricRow[];
  range: DateRange;
  /** Reverses the rows of the table; the file keeps their order. */
  isNewestFirst?: boolean;
}) {
  async function save() {
    const { saveRows } = await import('#web/lib/page/save-csv');
    saveRows(`affiliate-${head.toLowerCase()}s-${range.from}-${range.to}.csv`, fileRows(head, rows));
  }

  return (
    <>
      <NumbersTable
        caption={`Figures by ${head.toLowerCase()}`}
        columns={[head, ...tableColumns.map(({ name }) => name)]}
        rows={(isNewestFirst ? rows.toReversed() : rows).map(({ name, metrics }) => [
          head === 'Day' ? programDayLabel(name) : name,
          ...tableColumns.map((column) => metricLabel(column, metrics)),
        ])}
      />
      <Button variant="outline" onClick={() => void save()}>
        <FileDown aria-hidden="true" size={18} />
        Export CSV
        <span className="sr-only">{` by ${head.toLowerCase()}`}</span>
      </Button>
    </>
  );
}
