import { Gift } from 'lucide-react';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { formatAmount } from '#web/lib/format/coins';
import { ActFailure } from '../act-failure';
import type { PackageView } from '../coins-views';
import { RefusedAhead } from '../refused-ahead';
import { CoinPile } from './coin-pile';
import { priceLabel } from './price';
import { useBuy } from './use-buy';

/**
 * A package of Gold Coins, with the Sweeps Coins that come as a gift where they may.
 *
 * @param tier          size of its pile
 * @param isReasonShown  whether the page already explains why it cannot be bought
 */
export function PackageCard({
  offer: { id, priceCents, gold, sweeps, isFirstPurchase, available, refusedAs },
  tier,
  withSweeps,
  isReasonShown,
}: {
  offer: PackageView;
  tier: number;
  withSweeps: boolean;
  isReasonShown: boolean;
}) {
  const { isPending, failure, buy } = useBuy(id);

  return (
    <li className="package panel" data-first={isFirstPurchase || undefined}>
      {isFirstPurchase && (
        <Badge tone="secondary" filled className="package-flag">
          First purchase only
        </Badge>
      )}
      <CoinPile tier={tier} />
      <div className="package-words">
        <h3 className="package-gold">
          <Amount coin="gold" value={gold} />
          <span aria-hidden="true">GC</span>
        </h3>
        {withSweeps && sweeps > 0 ? (
          <p className="package-gift">
            <Gift aria-hidden="true" size={18} />
            <Amount coin="sweeps" value={sweeps} signed />
            <span>
              <span aria-hidden="true">SC </span>free
            </span>
          </p>
        ) : (
          <p className="package-gift package-gift-none">Gold Coins only</p>
        )}
      </div>
      {refusedAs !== null && !isReasonShown && <RefusedAhead code={refusedAs} />}
      {failure !== null && <ActFailure failure={failure} />}
      <Button
        variant={isFirstPurchase ? 'primary' : 'filled'}
        className="package-buy"
        pending={isPending}
        disabled={!available}
        onClick={buy}
      >
        <span className="sr-only">Get {formatAmount('gold', gold)} Gold Coins for </span>
        {priceLabel(priceCents)}
      </Button>
    </li>
  );
}
