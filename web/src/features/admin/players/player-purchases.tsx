import { useEffect, useRef } from 'react';
import { Panel } from '#components/ui/panel';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { type AdminColumn, AdminTable } from '../parts/admin-table';
import { type AdminPlayer, kindLabel } from './admin-player';
import { RefundActions } from './refund-actions';
import { refundLabel } from './refund-label';

type Purchase = AdminPlayer['purchases'][number];

const columns: readonly AdminColumn<Purchase>[] = [
  { name: 'Purchase', cell: ({ id }) => id, isRowHead: true, className: 'wrap-anywhere min-inline-36' },
  { name: 'Product', cell: (purchase) => packageLabel(purchase), className: 'min-inline-32' },
  { name: 'Date', cell: ({ at }) => instantLabel(at), className: 'whitespace-nowrap' },
  { name: 'Status', cell: ({ state }) => kindLabel(state) },
  {
    name: 'Receipt',
    cell: ({ receiptNumber }) => receiptNumber ?? '–',
    className: 'wrap-anywhere min-inline-36',
  },
  { name: 'Price', cell: ({ priceCents }) => dollarsLabel(priceCents), isNumeric: true },
  {
    name: 'Refunded',
    cell: (purchase) => refundLabel(purchase),
    isNumeric: true,
  },
];

/** The player's newest purchases, which a superadmin can refund, and whose failed refunds a superadmin can settle. */
export function PlayerPurchases({
  of,
  isSuperadmin,
  onChange,
}: {
  of: AdminPlayer;
  isSuperadmin: boolean;
  onChange: (message: string) => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const isChanged = useRef(false);
  const { purchases } = of;

  // The button that was pressed disappears once the purchases have been read again.
  useEffect(() => {
    if (isChanged.current && document.activeElement === document.body) panel.current?.focus();
    isChanged.current = false;
  }, [purchases]);

  function changed(message: string) {
    isChanged.current = true;
    onChange(message);
  }

  const refund: AdminColumn<Purchase> = {
    name: 'Refund',
    cell: (purchase) => <RefundActions of={of} purchase={purchase} onChange={changed} />,
  };
  return (
    <Panel title="Recent purchases" className="col-span-full" ref={panel} tabIndex={-1}>
      <AdminTable
        caption="Recent purchases"
        columns={isSuperadmin ? [...columns, refund] : columns}
        rows={purchases}
        idOf={({ id }) => id}
        empty={<p className="found-more">No purchases yet.</p>}
      />
    </Panel>
  );
}

function packageLabel({ gold, sweeps }: Purchase): string {
  const coins = `${formatAmount('gold', gold)} ${coinNames.gold.name}`;
  return sweeps > 0 ? `${coins} + ${formatAmount('sweeps', sweeps)} ${coinNames.sweeps.short}` : coins;
}
