import { Download } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { countShipped, labelRows, packingRows } from '../order-files';

/** Saves the packing list or the labels of orders with an address. */
export function OrderFiles({ orders }: { orders: readonly AdminOrder[] }) {
  if (countShipped(orders) === 0) return null;

  async function save(name: string, rows: ReturnType<typeof labelRows>) {
    const { saveRows } = await import('#web/lib/page/save-csv');
    saveRows(`${name}-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}.csv`, rows);
  }

  return (
    <>
      <Button variant="outline" onClick={() => void save('packing-list', packingRows(orders))}>
        <Download aria-hidden="true" size={18} />
        Packing list
      </Button>
      <Button variant="outline" onClick={() => void save('labels', labelRows(orders))}>
        <Download aria-hidden="true" size={18} />
        Labels
      </Button>
    </>
  );
}
