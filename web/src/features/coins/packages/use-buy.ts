import { useNavigate } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { leaveForPayment } from './leave-for-payment';

/** Starts a purchase of a package and leaves for its payment. Each accepted start has an idempotency key of its own. */
export function useBuy(packageId: string) {
  const navigate = useNavigate();
  const { isPending, failure, send } = useAttempt();
  const buy = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/coins/purchases', { body: { packageId }, idempotencyKey }),
      ({ checkoutUrl }) => leaveForPayment(checkoutUrl, navigate),
    );
  return { isPending, failure, buy };
}
