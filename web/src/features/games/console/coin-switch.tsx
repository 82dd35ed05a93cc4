import { memo } from 'react';
import { CoinMark } from '#components/ui/coin-mark';
import { type Coin, coins } from '#domain/money/coin';
import { coinNames } from '#web/lib/format/coins';
import { stopKeys, unlessLocked } from './locked-controls';

/** The face of each coin, made once, so that no press and no result renders it again. */
const faces = coins.map((coin) => ({
  coin,
  face: (
    <>
      <CoinMark coin={coin} />
      <span aria-hidden="true">{coinNames[coin].short}</span>
      <span className="sr-only">{coinNames[coin].name}</span>
    </>
  ),
}));

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
  const choose = unlessLocked(locked, onChoose);
  return (
    <fieldset className="play-coins" aria-disabled={locked} onKeyDown={locked ? stopKeys : undefined}>
      <legend className="sr-only">Coin to play with</legend>
      {faces.map(({ coin: each, face }) => (
        <label key={each} className={`play-coin has-focus-visible:focus-ring-2 amount-${each}`}>
          <input
            type="radio"
            name="play-coin"
            className="play-coin-input"
            checked={each === coin}
            onChange={() => choose(each)}
          />
          {face}
        </label>
      ))}
    </fieldset>
  );
});
