import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { neighborStake } from './stake-choice';
import { StakeOptions } from './stake-options';

/** The stake of a whole round: step down, list of all stakes, step up. */
export const StakeChooser = memo(function StakeChooser({
  coin,
  label,
  stakes,
  stake,
  onChoose,
  locked,
}: {
  coin: Coin;
  label: string;
  stakes: readonly number[];
  stake: number;
  onChoose: (stake: number) => void;
  locked: boolean;
}) {
  return (
    <div className="play-stake" role="group" aria-label={label}>
      <Button
        variant="quiet"
        icon
        aria-label={`Lower ${label.toLowerCase()}`}
        disabled={locked || stake === stakes[0]}
        onClick={() => onChoose(neighborStake(stakes, stake, -1))}
      >
        <Minus aria-hidden="true" size={20} />
      </Button>
      <label className="play-stake-box">
        <span className="play-label text-xs font-bold text-muted">{label}</span>
        <select
          className={`play-stake-list amount-${coin}`}
          value={stake}
          disabled={locked}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          <StakeOptions coin={coin} stakes={stakes} />
        </select>
      </label>
      <Button
        variant="quiet"
        icon
        aria-label={`Raise ${label.toLowerCase()}`}
        disabled={locked || stake === stakes.at(-1)}
        onClick={() => onChoose(neighborStake(stakes, stake, 1))}
      >
        <Plus aria-hidden="true" size={20} />
      </Button>
    </div>
  );
});
