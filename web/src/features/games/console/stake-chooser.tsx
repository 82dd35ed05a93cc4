import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { highestStake, neighborStake, presetStakes } from './stake-choice';
import { StakeOptions } from './stake-options';

// Made once, so that no press and no result renders them again.
const minus = <Minus aria-hidden="true" size={20} />;
const plus = <Plus aria-hidden="true" size={20} />;

/**
 * The stake of a whole round: step down, list of all stakes, step up, and quick buttons.
 *
 * @param balance  units of the coin that can be staked; null for a limit, which has no quick buttons
 */
export const StakeChooser = memo(function StakeChooser({
  coin,
  label,
  stakes,
  stake,
  balance,
  onChoose,
  locked,
}: {
  coin: Coin;
  label: string;
  stakes: readonly number[];
  stake: number;
  balance: number | null;
  onChoose: (stake: number) => void;
  locked: boolean;
}) {
  const presets = balance === null ? null : presetStakes(stakes, stake, balance);
  const preset = (name: string, text: string, to: number) => (
    <button
      type="button"
      className="play-preset"
      aria-label={name}
      disabled={locked || to === stake}
      onClick={() => onChoose(to)}
    >
      {text}
    </button>
  );
  return (
    <div className="play-stake-area" role="group" aria-label={label}>
      {presets && preset('½ stake', '½', presets.half)}
      <div className="play-stake">
        <Button
          variant="quiet"
          icon
          aria-label={`Lower ${label.toLowerCase()}`}
          disabled={locked || stake === stakes[0]}
          onClick={() => onChoose(neighborStake(stakes, stake, -1))}
        >
          {minus}
        </Button>
        <label className="play-stake-box">
          <span className="play-label text-xs font-bold text-muted">{label}</span>
          <select
            className={`play-stake-list amount-${coin}`}
            value={stake}
            disabled={locked}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            <StakeOptions
              {...{ coin, stakes }}
              affordable={balance === null ? Infinity : highestStake(stakes, balance)}
            />
          </select>
        </label>
        <Button
          variant="quiet"
          icon
          aria-label={`Raise ${label.toLowerCase()}`}
          disabled={locked || stake === stakes.at(-1)}
          onClick={() => onChoose(neighborStake(stakes, stake, 1))}
        >
          {plus}
        </Button>
      </div>
      {presets && preset('2× stake', '2×', presets.double)}
      {presets && preset('Max stake', 'Max', presets.max)}
    </div>
  );
});
