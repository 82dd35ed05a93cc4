import { Button, buttonClass } from '#components/ui/button';
import { useAttempt } from '#web/lib/api/use-attempt';
import { ActFailure } from '../act-failure';
import type { PurchaseView } from '../coins-views';
import { cancelPurchase } from './cancel-purchase';
import { isOnItsWay } from './purchase-copy';

/**
 * What to do about a purchase that is neither paid nor on its way: pay it, or cancel it as the payment page does.
 *
 * @param onCanceled  called when the purchase was canceled, or turned out to be paid
 */
export function OpenActions({ purchase, onCanceled }: { purchase: PurchaseView; onCanceled: () => void }) {
  const { isPending, failure, send } = useAttempt();
  if (purchase.state !== 'created' || isOnItsWay(purchase)) return null;
  return (
    <div className="screen-only grid gap-4">
      {failure !== null && <ActFailure failure={failure} />}
      <div className="flex flex-wrap gap-3">
        {purchase.checkoutUrl && (
          <a className={buttonClass({ variant: 'primary' })} href={purchase.checkoutUrl}>
            Pay now
          </a>
        )}
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => void send(() => cancelPurchase(purchase.id), onCanceled)}
        >
          Cancel this purchase
        </Button>
      </div>
    </div>
  );
}
