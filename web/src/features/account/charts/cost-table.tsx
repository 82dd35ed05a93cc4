import { centsWords } from './cents-words';
import { type Cost, netCents } from './true-cost';

/** The figures behind the bars, the newest first. */
export function CostTable({
  name,
  rows,
}: {
  name: string;
  rows: readonly (Cost & { readonly when: string })[];
}) {
  return (
    <details className="chart-figures">
      <summary>{name}</summary>
      <table className="figures-table">
        <caption className="sr-only">{`What play has cost, ${name.toLowerCase()}`}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Spent</th>
            <th scope="col">Redeemed</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.when}>
              <th scope="row">{whenWords(row.when)}</th>
              <td>{centsWords(row.spentCents)}</td>
              <td>{centsWords(row.redeemedCents)}</td>
              <td>{centsWords(netCents(row), { isSigned: true })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A day or a month, which are the same wherever they are read. */
function whenWords(when: string): string {
  const isDay = when.length === '2026-11-21'.length;
  return new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    year: 'numeric',
    month: isDay ? 'short' : 'long',
    ...(isDay && { day: 'numeric' }),
  }).format(new Date(when));
}
