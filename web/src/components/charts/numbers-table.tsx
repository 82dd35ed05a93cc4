import './charts.css';

/** The figures behind a chart: a table that is opened beneath it. */
export function NumbersTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly string[])[];
}) {
  return (
    <details className="chart-numbers">
      <summary>Table</summary>
      <div className="chart-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table className="chart-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
