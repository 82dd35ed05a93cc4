import { Link } from 'react-router';
import { paymentFields } from '#contracts/affiliates/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { dollarLabel, outcomeLabel } from '../../affiliates/affiliate-copy';
import { programMonthLabel } from '../../affiliates/day-copy';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { ConfirmButton } from '../parts/confirm-button';
import type { Statement } from './settled-months';

const columns: readonly AdminColumn<Statement>[] = [
  { name: 'Total', cell: ({ totalCents }) => <strong>{dollarLabel(totalCents)}</strong>, isNumeric: true },
  { name: 'Outcome', cell: outcomeLabel },
];

/** The statements of a month; superadmins record the payment of each that is payable. */
export function PayoutsTable({
  statements,
  nameOf,
  isSuperadmin,
  onPaid,
}: {
  statements: readonly Statement[];
  nameOf: (affiliate: string) => string;
  isSuperadmin: boolean;
  onPaid: (paid: Statement) => void;
}) {
  return (
    <AdminTable
      caption="Payouts"
      columns={[
        {
          name: 'Affiliate',
          cell: ({ affiliate }) => (
            <Link className="text-link" to={dashboardPaths.player(affiliate)}>
              {nameOf(affiliate)}
            </Link>
          ),
          isRowHead: true,
          className: 'wrap-anywhere min-inline-48',
        },
        ...columns,
        {
          name: 'Payment',
          cell: (statement) =>
            statement.outcome === 'payable' &&
            !statement.payment &&
            (isSuperadmin ? (
              <MarkAsPaid statement={statement} name={nameOf(statement.affiliate)} onPaid={onPaid} />
            ) : (
              'Not paid yet'
            )),
        },
      ]}
      rows={statements}
      idOf={({ affiliate }) => affiliate}
      empty={<p>No statements for this month yet.</p>}
    />
  );
}

function MarkAsPaid({
  statement: { affiliate, month, totalCents },
  name,
  onPaid,
}: {
  statement: Statement;
  name: string;
  onPaid: (paid: Statement) => void;
}) {
  return (
    <ConfirmButton
      label="Mark as paid"
      title="Mark as paid"
      keep="Not now"
      submit="Mark as paid"
      variant="primary"
      reason={{ label: 'Payment reference', text: paymentFields.reference }}
      act={(reference, idempotencyKey) =>
        playFabOps.post('/admin/affiliates/{affiliate}/statements/{month}/payments', {
          path: { affiliate, month },
          body: { reference },
          idempotencyKey,
        })
      }
      onDone={onPaid}
    >
      {`${dollarLabel(totalCents)} to ${name} for ${programMonthLabel(month)}. You cannot undo this.`}
    </ConfirmButton>
  );
}
