import { Minus, Plus } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/coins';
import { neighbourStake } from './stake-choice';

/** The stake of a whole spin: one step down, the list of all, one step up. */
export function StakeChooser({
  coin,
  stakes,
  stake,
  onChoose,
  locked,
}: {
  coin: Coin;
  stakes: readonly number[];
  stake: number;
  onChoose: (stake: number) => void;
  locked: boolean;
}) {
  return (
    <div className="slots-stake" role="group" aria-label="Stake">
      <Button
        look="quiet"
        icon
        aria-label="Lower stake"
        disabled={locked || stake === stakes[0]}
        onClick={() => onChoose(neighbourStake(stakes, stake, -1))}
      >
        <Minus aria-hidden="true" size={20} />
      </Button>
      <label className="slots-stake-box">
        <span className="slots-label">Stake</span>
        <select
          className={`slots-stake-list amount-${coin}`}
          value={stake}
          disabled={locked}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {stakes.map((each) => (
            <option key={each} value={each}>
              {formatAmount(coin, each)} {coinNames[coin].short}
            </option>
          ))}
        </select>
      </label>
      <Button
        look="quiet"
        icon
        aria-label="Higher stake"
        disabled={locked || stake === stakes.at(-1)}
        onClick={() => onChoose(neighbourStake(stakes, stake, 1))}
      >
        <Plus aria-hidden="true" size={20} />
      </Button>
    </div>
  );
}
