import { Amount } from '#components/ui/amount';
import { type Sum, Sums } from '#components/ui/totals';
import type { PurchaseView } from '../coins-views';
import { priceLabel } from '../packages/price';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** The receipt: coins, price, date and number. */
export function PurchaseReceipt({
  purchase: { priceCents, gold, sweeps, createdAt, receiptNumber, refundedCents },
}: {
  purchase: PurchaseView;
}) {
  const sums: (Sum | false)[] = [
    receiptNumber !== null && { name: 'Receipt number', value: receiptNumber },
    { name: 'Date', value: dayFormat.format(new Date(createdAt)) },
    { name: 'Package', value: <Amount coin="gold" value={gold} /> },
    sweeps > 0 && { name: 'Free Sweeps Coins', value: <Amount coin="sweeps" value={sweeps} /> },
    { name: 'Purchase fee', value: 'None' },
    refundedCents > 0 && { name: 'Refunded', value: priceLabel(refundedCents) },
    { name: 'Price', value: priceLabel(priceCents), isTotal: true },
  ];
  return <Sums sums={sums.filter((sum) => sum !== false)} />;
}
