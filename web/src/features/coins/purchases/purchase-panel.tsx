import { Printer, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button, buttonClass } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { brand } from '#domain/operator/brand';
import { paths } from '#web/lib/paths';
import type { PurchaseView } from '../coins-views';
import { CreditFlight } from '../credit-flight';
import { OpenActions } from './open-actions';
import { purchaseCopy } from './purchase-copy';
import { PurchaseReceipt } from './purchase-receipt';
import { PurchaseTimeline } from './purchase-timeline';
import { UnpaidActions } from './unpaid-actions';
import { usePurchase } from './use-purchase';
import './purchases.css';
import './receipt-print.css';

/** One purchase with live updates: status, receipt and the animation when its coins arrive. */
export function PurchasePanel({
  id,
  isLeft,
  onMoved,
}: {
  id: string;
  /** Whether the player left the payment page without paying. */
  isLeft: boolean;
  onMoved: () => void;
}) {
  const { purchase, failure, hasArrived, readNow } = usePurchase(id, { isLeft, onMoved });
  const heading = useRef<HTMLHeadingElement>(null);

  // The player returns from the payment page here, so the panel takes the focus.
  useEffect(() => heading.current?.focus(), [id]);

  function showCanceled() {
    readNow();
    // The button that was pressed disappears.
    heading.current?.focus();
  }

  return (
    <section className={panelClass('purchase')} data-state={purchase?.state} aria-labelledby="purchase-title">
      <div className="purchase-head flex gap-4 items-start justify-between">
        <div>
          <p className="print-only">{brand.name}</p>
          <h2 id="purchase-title" className="panel-title" tabIndex={-1} ref={heading}>
            {titleOf(purchase)}
          </h2>
          <p role="status">{purchase && purchaseCopy(purchase).text}</p>
        </div>
        <Link
          className={buttonClass({ variant: 'quiet', icon: true, className: 'screen-only' })}
          to={paths.coins}
          preventScrollReset
          aria-label="Close purchase"
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      {failure !== null && <FailureNotice failure={failure} onRetry={readNow} />}
      {!purchase && failure === null && <Skeleton className="h-32" />}
      {purchase && <UnpaidActions purchase={purchase} />}
      {purchase && (
        <div className="purchase-columns">
          <PurchaseReceipt purchase={purchase} />
          <PurchaseTimeline purchase={purchase} />
        </div>
      )}
      {purchase && <OpenActions purchase={purchase} onCanceled={showCanceled} />}
      {purchase?.receiptNumber && (
        <Button variant="outline" className="screen-only justify-self-start" onClick={() => print()}>
          <Printer aria-hidden="true" size={18} />
          Print receipt
        </Button>
      )}
      {hasArrived && purchase && <CreditFlight credited={purchase} />}
    </section>
  );
}

function titleOf(purchase: PurchaseView | null): string {
  if (!purchase) return 'Your purchase';
  return purchase.state === 'credited' ? 'Your coins are here' : purchaseCopy(purchase).name;
}
