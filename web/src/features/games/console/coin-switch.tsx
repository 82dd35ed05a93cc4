import { memo } from 'react';
import { CoinMark } from '#components/ui/coin-mark';
import { type Coin, coins } from '#domain/money/coin';
import { coinNames } from '#web/lib/format/coins';
import { groupLock } from './locked-controls';

/** Selects the coin to play with: two radio buttons that look like a switch. */
export const CoinSwitch = memo(function CoinSwitch({
  coin,
  onChoose,
  locked,
}: {
  coin: Coin;
  onChoose: (coin: Coin) => void;
  locked: boolean;
}) {
  return (
    <fieldset className="play-coins" {...groupLock(locked)}>
      <legend className="sr-only">Coin to play with</legend>
      <CoinOptions {...{ coin, onChoose }} />
    </fieldset>
  );
});

/** Memoized, so that no press and no result renders them. */
const CoinOptions = memo(function CoinOptions({
  coin,
  onChoose,
}: {
  coin: Coin;
  onChoose: (coin: Coin) => void;
}) {
  return coins.map((each) => (
    <label key={each} className={`play-coin has-focus-visible:focus-ring-2 amount-${each}`}>
      <input
        type="radio"
        name="play-coin"
        className="play-coin-input"
        checked={each === coin}
        onChange={() => onChoose(each)}
      />
      <CoinMark coin={each} />
      <span aria-hidden="true">{coinNames[each].short}</span>
      <span className="sr-only">{coinNames[each].name}</span>
    </label>
  ));
});
