import { ChevronRight, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { instantLabel } from '#web/lib/format/dates';
import type { PurchaseView } from '../coins-views';
import { priceLabel } from '../packages/price';
import { isMoving, purchaseLabel, toneOf } from './purchase-copy';
import './purchases.css';

/** All purchases with their state, newest first; each links to its receipt. */
export function PurchaseList({ items, next }: { items: readonly PurchaseView[]; next: string | null }) {
  if (items.length === 0) {
    return <EmptyState Icon={ReceiptText}>No purchases yet. Your receipts will appear here.</EmptyState>;
  }
  return (
    <>
      <ul className="purchase-list">
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
      <Link className="purchase-row surface" to={`?purchase=${encodeURIComponent(id)}`}>
        <span>
          <Amount coin="gold" value={gold} />
          <span className="purchase-quiet">
            <time dateTime={createdAt}>{instantLabel(createdAt)}</time>
          </span>
        </span>
        <Badge tone={toneOf(state)}>{purchaseLabel(purchase).name}</Badge>
        <strong className="purchase-price">{priceLabel(priceCents)}</strong>
        <ChevronRight aria-hidden="true" size={20} />
        {isMoving(purchase) && <span className="purchase-next">{purchaseLabel(purchase).text}</span>}
      </Link>
    </li>
  );
}
