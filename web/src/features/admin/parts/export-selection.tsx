import { ExportCsv } from './export-csv';
import type { Selection } from './selection';
import { SelectionBar } from './selection-bar';

/**
 * The selection of a list whose selected rows can be saved as a file. Shows nothing for an empty list.
 *
 * @param name     what the rows are, such as `players`
 * @param file     name of the file, without extension
 * @param columns  of the file
 * @param rowOf    returns the values of a row, one for each column
 */
export function ExportSelection<Row>({
  of: selection,
  name,
  file,
  columns,
  rowOf,
}: {
  of: Selection<Row>;
  name: string;
  file: string;
  columns: readonly string[];
  rowOf: (row: Row) => readonly string[];
}) {
  if (selection.listed === 0) return null;
  return (
    <SelectionBar of={selection} label={`Selected ${name}`}>
      <ExportCsv
        label="Export selected"
        variant="outline"
        file={file}
        columns={columns}
        rows={() => selection.rows.map(rowOf)}
      />
    </SelectionBar>
  );
}
