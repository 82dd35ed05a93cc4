import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import type { Order } from '#contracts/orders/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { showToast } from '#web/lib/page/toasts';

/** Cancels an order after a confirmation; the coins return to the balance at once. */
export function CancelOrder({ order, onCanceled }: { order: Order; onCanceled: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="outline" className="screen-only" onClick={() => setConfirming(true)}>
        Cancel this order
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title="Cancel this order?">
        <Question
          order={order}
          onClose={() => setConfirming(false)}
          onCanceled={() => {
            setConfirming(false);
            onCanceled();
          }}
        />
      </Dialog>
    </>
  );
}

function Question({
  order,
  onClose,
  onCanceled,
}: {
  order: Order;
  onClose: () => void;
  onCanceled: () => void;
}) {
  const { isPending, failure, send } = useAttempt();

  const confirm = () =>
    send(
      (idempotencyKey) =>
        playFabOps.post('/orders/{id}/cancellation', { path: { id: order.id }, body: {}, idempotencyKey }),
      () => {
        showToast({
          tone: 'success',
          text: 'Your order is canceled. Its coins are back in your balance.',
        });
        onCanceled();
      },
    );

  return (
    <div className="grid gap-5">
      <p>
        <Amount coin="sweeps" value={order.total} /> will return to your balance right away. The prizes go
        back in stock and may sell out.
      </p>
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep order
        </Button>
        <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
          Cancel order
        </Button>
      </div>
    </div>
  );
}
