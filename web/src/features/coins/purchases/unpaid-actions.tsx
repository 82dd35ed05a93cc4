import { Link } from 'react-router';
import { Button, buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { ActFailure } from '../act-failure';
import type { PurchaseView } from '../coins-views';
import { useBuy } from '../packages/use-buy';
import { hasEndedUnpaid } from './purchase-copy';

/** What to do about a purchase that ended unpaid: buy the same package again, or choose another one. */
export function UnpaidActions({ purchase }: { purchase: PurchaseView }) {
  return hasEndedUnpaid(purchase) && <BuyAgain packageId={purchase.packageId} />;
}

function BuyAgain({ packageId }: { packageId: string }) {
  const { isPending, failure, buy } = useBuy(packageId);
  return (
    <div className="screen-only grid gap-4">
      {failure !== null && <ActFailure failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={isPending} onClick={buy}>
          Try again
        </Button>
        <Link
          className={buttonClass({ variant: 'outline' })}
          to={{ pathname: paths.coins, hash: 'packages' }}
        >
          Choose another package
        </Link>
      </div>
    </div>
  );
}
