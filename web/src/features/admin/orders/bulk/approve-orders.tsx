import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { markForFocus } from '#web/lib/page/first-focus';
import { BulkButtons } from '../../parts/bulk-buttons';
import { stepEffects } from '../step-effects';
import { OrderNames } from './order-names';
import type { OrderStep } from './step-progress';

/** Asks once whether to approve orders. */
export function ApproveOrders({
  orders,
  onKeep,
  onSend,
}: {
  orders: readonly AdminOrder[];
  onKeep: () => void;
  onSend: (steps: readonly OrderStep[]) => void;
}) {
  return (
    <>
      <p>{stepEffects.approved}</p>
      <OrderNames orders={orders} />
      <BulkButtons onKeep={onKeep}>
        <Button
          variant="primary"
          ref={markForFocus}
          disabled={orders.length === 0}
          onClick={() => onSend(orders.map((item) => ({ item, body: { status: 'approved' } })))}
        >
          {orders.length === 1 ? 'Approve 1 order' : `Approve ${orders.length} orders`}
        </Button>
      </BulkButtons>
    </>
  );
}
