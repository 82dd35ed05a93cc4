import { Amount } from '#components/ui/amount';
import { type Sum, Sums } from '#components/ui/sums';
import { longDayLabel } from '#web/lib/format/dates';
import type { PurchaseView } from '../coins-views';
import { priceLabel } from '../packages/price';

/** The receipt: coins, price, date and number. */
export function PurchaseReceipt({
  purchase: { priceCents, gold, sweeps, createdAt, receiptNumber, refundedCents },
}: {
  purchase: PurchaseView;
}) {
  const sums: (Sum | false)[] = [
    receiptNumber !== null && { name: 'Receipt number', value: receiptNumber },
    { name: 'Date', value: longDayLabel(createdAt) },
    { name: 'Package', value: <Amount coin="gold" value={gold} /> },
    sweeps > 0 && { name: 'Free Sweeps Coins', value: <Amount coin="sweeps" value={sweeps} /> },
    { name: 'Purchase fee', value: 'None' },
    refundedCents > 0 && { name: 'Refunded', value: priceLabel(refundedCents) },
    { name: 'Price', value: priceLabel(priceCents), isTotal: true },
  ];
  return <Sums sums={sums.filter((sum) => sum !== false)} />;
}
