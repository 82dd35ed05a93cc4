import { Amount } from '#components/ui/amount';
import { percentOfPrice } from '#web/lib/format/percent-of-price';

/** The expected value of a mystery prize beside its price, both in hundredths of a Sweeps Coin. */
export function ExpectedValue({ worth, price }: { worth: number; price: number }) {
  return (
    <>
      {'Expected value '}
      <Amount coin="sweeps" value={Math.round(worth)} />
      {', price '}
      <Amount coin="sweeps" value={price} />
      {price > 0 ? ` (${percentOfPrice(worth, price)} of the price).` : '.'}
    </>
  );
}
