import { memo } from 'react';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';

/** Every offered stake of a coin. Memoized, since rounds do not change it. */
export const StakeOptions = memo(function StakeOptions({
  coin,
  stakes,
}: {
  coin: Coin;
  stakes: readonly number[];
}) {
  return stakes.map((each) => (
    <option key={each} value={each}>
      {formatAmount(coin, each)} {coinNames[coin].short}
    </option>
  ));
});
