import { DataTable } from '#components/ui/data-table';
import type { LineFault } from './import-line';

/** More of them are in the report that can be saved. */
const shownFaults = 200;

/** What is wrong, line by line. */
export function FaultTable({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <>
      <DataTable isCaptionShown caption="What is wrong" columns={['Line', 'Column', 'Why']}>
        {faults.slice(0, shownFaults).map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <td>{line}</td>
            <td>{column ?? '—'}</td>
            <td>{message}</td>
          </tr>
        ))}
      </DataTable>
      {faults.length > shownFaults && (
        <p className="import-note">{`And ${faults.length - shownFaults} more, which are in the report.`}</p>
      )}
    </>
  );
}
