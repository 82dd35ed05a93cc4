import type { AdminPlayer, Purchase } from './admin-player';
import { RefundButton } from './refund-button';
import { refundToSettle } from './refunds-to-settle';
import { SettleRefundButton } from './settle-refund-button';

/** What a superadmin can do about the refund of a purchase; a closed account can only have failed refunds settled. */
export function RefundActions({
  of,
  purchase,
  onChange,
}: {
  of: AdminPlayer;
  purchase: Purchase;
  onChange: (message: string, purchase: Purchase) => void;
}) {
  const refundable = of.closed ? null : purchase.refundable;
  const failed = refundToSettle(purchase);
  if (!refundable && !failed) return '–';
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {refundable && <RefundButton of={of} purchase={purchase.id} {...{ refundable, onChange }} />}
      {failed && <SettleRefundButton of={of} {...{ purchase, failed, onChange }} />}
    </div>
  );
}
