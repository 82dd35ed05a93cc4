import { Amount } from '#components/ui/amount';
import { goldPerHundredth } from '#domain/rewards/order-line';
import { countLabel } from '#web/lib/format/numbers';
import { goldCreditAt } from './gold-credit';

/** The gold credit of one piece: the price determines it, whatever the product name says. */
export function CoinCredit({ price }: { price: string }) {
  const credit = goldCreditAt(price);
  return (
    <span className="coin-credit">
      {credit === null ? (
        'Credits'
      ) : (
        <>
          Credits <Amount coin="gold" value={credit} />, at
        </>
      )}{' '}
      {countLabel(goldPerHundredth * 100)} GC per 1 SC of the price.
    </span>
  );
}
