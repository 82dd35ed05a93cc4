import { DataTable } from '#components/ui/data-table';
import { monthLabel, namedDayLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type Cost, netCents } from './true-cost';

/** The figures behind the bars, newest first. */
export function CostTable({
  name,
  rows,
}: {
  name: string;
  rows: readonly (Cost & { readonly when: string })[];
}) {
  return (
    <details>
      <summary className="min-block-target cursor-pointer py-2 font-bold">{name}</summary>
      <DataTable
        variant="figures"
        caption={`Cost of play ${name.toLowerCase()}`}
        columns={['Period', 'Spent', 'Redeemed', 'Net']}
      >
        {rows.map((row) => (
          <tr key={row.when}>
            <th scope="row">{whenLabel(row.when)}</th>
            <td>{dollarsLabel(row.spentCents)}</td>
            <td>{dollarsLabel(row.redeemedCents)}</td>
            <td>{dollarsLabel(netCents(row), { isSigned: true })}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}

/** Formats a day or a month, independent of the time zone. */
function whenLabel(when: string): string {
  const isDay = when.length === '2026-11-21'.length;
  return (isDay ? namedDayLabel : monthLabel)(when, { timeZone: 'UTC' });
}
