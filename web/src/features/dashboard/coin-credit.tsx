import { Amount } from '#components/ui/amount';
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
          Credits <Amount coin="gold" value={credit} />,
        </>
      )}{' '}
      10,000 GC for each SC of its price.
    </span>
  );
}
