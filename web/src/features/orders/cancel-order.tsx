import { ConfirmDialog } from '#components/feedback/confirm-dialog';
import { Amount } from '#components/ui/amount';
import type { Order } from '#contracts/orders/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { showToast } from '#web/lib/page/toasts';

/** Cancels an order after a confirmation; the coins return to the balance at once. */
export function CancelOrder({ order, onCanceled }: { order: Order; onCanceled: () => void }) {
  return (
    <ConfirmDialog
      opener={{ variant: 'outline', className: 'screen-only', children: 'Cancel this order' }}
      title="Cancel this order?"
      submit="Cancel order"
      keep="Keep order"
      act={(idempotencyKey) =>
        playFabOps.post('/orders/{id}/cancellation', { path: { id: order.id }, body: {}, idempotencyKey })
      }
      onDone={() => {
        showToast({
          tone: 'success',
          text: 'Your order is canceled. Its coins are back in your balance.',
        });
        onCanceled();
      }}
    >
      <p>
        <Amount coin="sweeps" value={order.total} /> will return to your balance right away. The prizes go
        back in stock and may sell out.
      </p>
    </ConfirmDialog>
  );
}
