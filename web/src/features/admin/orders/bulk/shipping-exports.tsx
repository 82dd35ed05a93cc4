import { useState } from 'react';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { ExportCsv } from '../../parts/export-csv';
import { countShipped, labelColumns, labelRows, packingColumns, packingRows } from '../shipping-rows';

/** Saves the packing list or the labels of orders with an address. */
export function ShippingExports({ orders }: { orders: readonly AdminOrder[] }) {
  const [day] = useState(() => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  if (countShipped(orders) === 0) return null;
  return (
    <>
      <ExportCsv
        label="Packing list"
        variant="outline"
        file={`packing-list-${day}`}
        columns={packingColumns}
        rows={() => packingRows(orders)}
      />
      <ExportCsv
        label="Labels"
        variant="outline"
        file={`labels-${day}`}
        columns={labelColumns}
        rows={() => labelRows(orders)}
      />
    </>
  );
}
