import { Note } from '#components/ui/note';
import { countLabel } from '#web/lib/format/numbers';
import type { AdminColumn } from '../../parts/admin-column';
import { AdminTable } from '../../parts/admin-table';
import type { LineFault } from './import-line';

/** Upper bound of displayed faults; the downloadable report contains all. */
const shownFaults = 200;

const columns: readonly AdminColumn<LineFault>[] = [
  { name: 'Line', cell: ({ line }) => line },
  { name: 'Column', cell: ({ column }) => column ?? '—' },
  { name: 'Error', cell: ({ message }) => message },
];

/** Faults by line. */
export function FaultTable({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <>
      <AdminTable
        isCaptionShown
        caption="Errors"
        columns={columns}
        rows={faults.slice(0, shownFaults)}
        idOf={({ line, column, message }) => `${line} ${column} ${message}`}
      />
      {faults.length > shownFaults && (
        <Note>{`${countLabel(faults.length - shownFaults)} more are listed in the report.`}</Note>
      )}
    </>
  );
}
