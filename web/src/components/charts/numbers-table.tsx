import { DataTable } from '../ui/data-table';
import './charts.css';

/** The figures behind a chart, in a table that opens below it. */
export function NumbersTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  /** Each row begins with its name. */
  rows: readonly (readonly string[])[];
}) {
  return (
    <details>
      <summary className="min-block-target cursor-pointer py-2 font-bold">Table</summary>
      <DataTable variant="figures" caption={caption} columns={columns}>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
