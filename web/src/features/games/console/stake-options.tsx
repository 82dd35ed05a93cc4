import { memo } from 'react';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/coins';

/** Every stake that is offered in a coin. Rounds come and go without changing them, and none of them is written anew for a round. */
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
