import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { OrderTimeline } from '#components/ui/order-timeline';
import { PrizeLine } from '#components/ui/prize-line';
import { type Sum, Sums } from '#components/ui/sums';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { InternalNotes } from '../parts/internal-notes';
import { IssuedCodes } from './issued-codes';
import type { OpenOrder } from './open-order';
import { playerLabel } from './order-labels';
import { ShipTo } from './ship-to';
import { StepForm } from './step-form';

/** One order in full: contents, player, status and available steps. */
export function AdminOrderSheet({
  order,
  isSuperadmin,
  onChanged,
}: {
  order: AdminOrder;
  isSuperadmin: boolean;
  onChanged: OpenOrder['onChanged'];
}) {
  return (
    <div className="grid gap-6">
      <StepForm
        key={order.timeline.length}
        order={order}
        isSuperadmin={isSuperadmin}
        onMoved={(after) => onChanged(after, `Order ${statusLabels[after.status].toLowerCase()}.`)}
      />
      <section className="grid gap-3">
        <h3 className="text-lg">Prizes</h3>
        <ul>
          {order.lines.map(({ product, name, image, quantity, price }, index) => (
            <PrizeLine key={`${product} ${index}`} {...{ name, image, quantity, price }} />
          ))}
        </ul>
        <Sums sums={sumsOf(order)} />
        {order.leftOut.length > 0 && (
          <p className="text-sm wrap-anywhere text-muted">
            {`Not returned to stock (product deleted): ${order.leftOut.join(', ')}.`}
          </p>
        )}
      </section>
      <ShipTo order={order} onChanged={onChanged} />
      <IssuedCodes order={order} isSuperadmin={isSuperadmin} onChanged={onChanged} />
      <section className="grid gap-3">
        <h3 className="text-lg">Status</h3>
        <OrderTimeline order={order} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-lg">Internal notes</h3>
        <InternalNotes player={order.player} about={{ kind: 'order', id: order.id }} />
      </section>
    </div>
  );
}

function sumsOf(order: AdminOrder): Sum[] {
  const { total, goldCredited, contact, player, codes, codesMissing } = order;
  const wanted = codes.length + codesMissing;
  const sums: (Sum | false)[] = [
    goldCredited > 0 && { name: 'Credited', value: <Amount coin="gold" value={goldCredited} /> },
    wanted > 0 && { name: 'Codes', value: `${codes.length} of ${wanted} issued` },
    { name: 'Total', value: <Amount coin="sweeps" value={total} />, isTotal: true },
    {
      name: 'Player',
      value: (
        <Link className="text-link wrap-anywhere" to={dashboardPaths.player(player)}>
          {playerLabel(order)}
        </Link>
      ),
    },
    contact !== null && { name: 'Contact', value: contact },
  ];
  return sums.filter((sum) => sum !== false);
}
