import { DataTable } from '#components/ui/data-table';
import { countLabel } from '#web/lib/format/numbers';
import type { LineFault } from './import-line';

/** Upper bound of displayed faults; the downloadable report contains all. */
const shownFaults = 200;

/** Faults by line. */
export function FaultTable({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <>
      <DataTable isCaptionShown caption="Errors" columns={['Line', 'Column', 'Error']}>
        {faults.slice(0, shownFaults).map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td>{line}</td>
            <td>{column ?? '—'}</td>
            <td>{message}</td>
          </tr>
        ))}
      </DataTable>
      {faults.length > shownFaults && (
        <p className="text-sm text-muted">{`${countLabel(faults.length - shownFaults)} more are listed in the report.`}</p>
      )}
    </>
  );
}
