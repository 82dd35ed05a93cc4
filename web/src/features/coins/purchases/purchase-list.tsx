import { ChevronRight, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { instantLabel } from '#web/lib/format/dates';
import type { PurchaseView } from '../coins-views';
import { priceLabel } from '../packages/price';
import { isMoving, purchaseCopy, toneOf } from './purchase-copy';
import './purchases.css';

/** All purchases with their state, newest first; each links to its receipt. */
export function PurchaseList({ items, next }: { items: readonly PurchaseView[]; next: string | null }) {
  if (items.length === 0) {
    return <EmptyState Icon={ReceiptText}>No purchases yet. Your receipts will appear here.</EmptyState>;
  }
  return (
    <>
      <ul className="grid gap-3">
        {items.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {next !== null && (
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={`?before=${encodeURIComponent(next)}`}
          preventScrollReset
        >
          Older purchases
        </Link>
      )}
    </>
  );
}

function PurchaseRow({ purchase }: { purchase: PurchaseView }) {
  const { id, createdAt, gold, priceCents, state } = purchase;
  return (
    <li>
      <Link className="purchase-row panel" to={`?purchase=${encodeURIComponent(id)}`}>
        <span>
          <Amount coin="gold" value={gold} />
          <span className="block text-sm text-muted">
            <time dateTime={createdAt}>{instantLabel(createdAt)}</time>
          </span>
        </span>
        <Badge tone={toneOf(state)}>{purchaseCopy(purchase).name}</Badge>
        <strong className="purchase-price text-end tabular">{priceLabel(priceCents)}</strong>
        <ChevronRight aria-hidden="true" size={20} />
        {isMoving(purchase) && (
          <span className="col-span-full text-sm text-muted max-inline-prose">
            {purchaseCopy(purchase).text}
          </span>
        )}
      </Link>
    </li>
  );
}
