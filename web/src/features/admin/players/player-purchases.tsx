import { useEffect, useRef } from 'react';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLongList } from '#web/lib/api/use-long-list';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { PagedList } from '../parts/paged-list';
import { type AdminPlayer, kindLabel, type Purchase } from './admin-player';
import { RefundActions } from './refund-actions';
import { refundLabel } from './refund-label';

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

/** The player's purchases, newest first, which a superadmin can refund, and whose failed refunds a superadmin can settle. */
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
  const { player, purchases, nextPurchases } = of;
  const list = useLongList(
    { items: purchases, next: nextPurchases },
    ({ id }) => id,
    (before) => playFabOps.get('/admin/players/{player}/purchases', { path: { player }, query: { before } }),
  );

  // The button that was pressed disappears once the purchase has changed.
  useEffect(() => {
    if (isChanged.current && document.activeElement === document.body) panel.current?.focus();
    isChanged.current = false;
  }, [list.items]);

  function changed(message: string, purchase: Purchase) {
    isChanged.current = true;
    // The player is read again with the newest purchases only.
    list.change((known) => known.map((each) => (each.id === purchase.id ? purchase : each)));
    onChange(message);
  }

  const refund: AdminColumn<Purchase> = {
    name: 'Refund',
    cell: (purchase) => <RefundActions of={of} purchase={purchase} onChange={changed} />,
  };
  return (
    <Panel title="Purchases" className="col-span-full" ref={panel} tabIndex={-1}>
      <PagedList of={list} empty={<Note>No purchases yet.</Note>}>
        <AdminTable
          caption="Purchases"
          columns={isSuperadmin ? [...columns, refund] : columns}
          rows={list.items}
          idOf={({ id }) => id}
        />
      </PagedList>
    </Panel>
  );
}

function packageLabel({ gold, sweeps }: Purchase): string {
  const coins = `${formatAmount('gold', gold)} ${coinNames.gold.name}`;
  return sweeps > 0 ? `${coins} + ${formatAmount('sweeps', sweeps)} ${coinNames.sweeps.short}` : coins;
}
