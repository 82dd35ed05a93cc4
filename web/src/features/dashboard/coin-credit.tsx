import { Amount } from '#components/ui/amount';
import { goldCreditAt } from './gold-credit';

/** What one piece credits: the price decides, whatever the name promises. */
export function CoinCredit({ price }: { price: string }) {
  const credit = goldCreditAt(price);
  return (
    <span className="coin-credit">
      {credit === null ? (
        'Credits'
      ) : (
        <>
          Credits <Amount coin="gold" value={credit} />,
        </>
      )}{' '}
      10,000 GC for each SC of its price.
    </span>
  );
}
