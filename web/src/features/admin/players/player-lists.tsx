import { Panel } from '#components/ui/panel';
import { formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type AdminColumn, AdminTable } from '../parts/admin-table';
import { type AdminPlayer, kindLabel } from './admin-player';

type List = 'orders' | 'purchases' | 'notices';
type Columns<Of extends List> = readonly AdminColumn<AdminPlayer[Of][number]>[];

const orderColumns: Columns<'orders'> = [
  { name: 'Date', cell: ({ placedAt }) => instantLabel(placedAt), isRowHead: true },
  { name: 'Status', cell: ({ status }) => kindLabel(status) },
  { name: 'Total', cell: ({ total }) => `${formatAmount('sweeps', total)} SC`, isNumeric: true },
];

const purchaseColumns: Columns<'purchases'> = [
  { name: 'Date', cell: ({ at }) => instantLabel(at), isRowHead: true },
  { name: 'Status', cell: ({ state }) => kindLabel(state) },
  { name: 'Price', cell: ({ priceCents }) => dollarsLabel(priceCents), isNumeric: true },
];

const noticeColumns: Columns<'notices'> = [
  { name: 'Date', cell: ({ at }) => instantLabel(at), isRowHead: true },
  { name: 'Notice', cell: ({ title }) => title },
  { name: 'Delivery', cell: ({ mailedAt }) => (mailedAt ? 'Emailed' : 'Inbox') },
];

/** The player's newest orders, purchases and notices. */
export function PlayerLists({ of: { orders, purchases, notices } }: { of: AdminPlayer }) {
  return (
    <>
      <Recent title="Recent orders" columns={orderColumns} rows={orders} none="No orders yet." />
      <Recent title="Recent purchases" columns={purchaseColumns} rows={purchases} none="No purchases yet." />
      <Recent title="Recent notices" columns={noticeColumns} rows={notices} none="No notices yet." />
    </>
  );
}

function Recent<Row extends { readonly id: string }>({
  title,
  columns,
  rows,
  none,
}: {
  title: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  none: string;
}) {
  return (
    <Panel title={title}>
      <AdminTable
        caption={title}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={<p className="found-more">{none}</p>}
      />
    </Panel>
  );
}
