import { FileDown } from 'lucide-react';
import { NumbersTable } from '#components/charts/numbers-table';
import { Button } from '#components/ui/button';
import type { DateRange } from './date-range';
import { type FigureRow, figureWords, fileRows, tableColumns } from './figure-columns';

/** The table behind a chart, and the same as a file. */
export function FigureRows({
  head,
  rows,
  range,
  isNewestFirst = false,
}: {
  head: 'Day' | 'Link' | 'State';
  rows: readonly FigureRow[];
  range: DateRange;
  /** The table turns the rows round; the file has them as they are. */
  isNewestFirst?: boolean;
}) {
  async function save() {
    const { saveRows } = await import('#web/lib/save-csv');
    saveRows(`affiliate-${head.toLowerCase()}s-${range.from}-${range.to}.csv`, fileRows(head, rows));
  }

  return (
    <>
      <NumbersTable
        caption={`Figures by ${head.toLowerCase()}`}
        columns={[head, ...tableColumns.map(({ name }) => name)]}
        rows={(isNewestFirst ? rows.toReversed() : rows).map(({ name, figures }) => [
          name,
          ...tableColumns.map((column) => figureWords(column, figures)),
        ])}
      />
      <Button look="outline" onClick={() => void save()}>
        <FileDown aria-hidden="true" size={18} />
        Export CSV
        <span className="sr-only">{` by ${head.toLowerCase()}`}</span>
      </Button>
    </>
  );
}
