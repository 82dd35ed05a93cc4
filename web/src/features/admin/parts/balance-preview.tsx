import { Amount } from '#components/ui/amount';
import type { AdminColumn } from './admin-column';
import { AdminTable } from './admin-table';
import { afterCorrection, type BalanceChange, type Balances, type ChangedBalance } from './after-correction';

const columns: readonly AdminColumn<ChangedBalance>[] = [
  { name: 'Balance', cell: ({ label }) => label, isRowHead: true },
  { name: 'Now', cell: ({ coin, before }) => <Amount coin={coin} value={before} />, isNumeric: true },
  {
    name: 'Afterwards',
    cell: ({ coin, before, after }) => (
      <span className={after === before ? undefined : 'font-bold'}>
        <Amount coin={coin} value={after} />
      </span>
    ),
    isNumeric: true,
  },
];

/** The balances of a player before and after changes. */
export function BalancePreview({
  balances,
  changes,
}: {
  balances: Balances;
  changes: readonly BalanceChange[];
}) {
  const rows = afterCorrection(balances, changes);
  return (
    <>
      <AdminTable
        caption="Balances before and after"
        columns={columns}
        rows={rows}
        idOf={({ label }) => label}
      />
      {rows.some(({ after }) => after < 0) && (
        <p className="text-sm text-error">A balance cannot fall below zero, so this will be refused.</p>
      )}
    </>
  );
}
