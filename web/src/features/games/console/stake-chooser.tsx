import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { groupLock } from './locked-controls';
import { neighborStake, presetStakes } from './stake-choice';
import { StakeOptions } from './stake-options';

/** Characters of an amount that fit beside the name of its coin into the box of the stake on phones. */
const mostCharacters = 5;

interface StakeControlsProps {
  coin: Coin;
  label: string;
  stakes: readonly number[];
  stake: number;
  affordable?: number | null;
  onChoose: (stake: number) => void;
}

/**
 * The stake of a whole round: step down, list of all stakes, step up, and quick buttons, whose names have the stake that a press chooses.
 *
 * @param affordable  the highest stake that the balance covers, null when it covers none; absent for a limit, which has no quick buttons
 */
export const StakeChooser = memo(function StakeChooser({
  locked,
  ...controls
}: StakeControlsProps & { locked: boolean }) {
  return (
    <div className="play-stake-area" role="group" aria-label={controls.label} {...groupLock(locked)}>
      <StakeControls {...controls} />
    </div>
  );
});

/** Memoized, so that no press and few results render them. */
const StakeControls = memo(function StakeControls({
  coin,
  label,
  stakes,
  stake,
  affordable,
  onChoose,
}: StakeControlsProps) {
  const presets = affordable === undefined ? null : presetStakes(stakes, stake, affordable);
  const preset = (name: string, text: string, to: number) => (
    <button
      type="button"
      className="play-preset"
      aria-label={to === stake ? name : `${name}: ${formatAmount(coin, to)} ${coinNames[coin].short}`}
      disabled={to === stake}
      onClick={() => onChoose(to)}
    >
      {text}
    </button>
  );
  return (
    <>
      {presets && preset('½ stake', '½', presets.half)}
      <div className="play-stake">
        <Button
          variant="quiet"
          icon
          aria-label={`Lower ${label.toLowerCase()}`}
          disabled={stake === stakes[0]}
          onClick={() => onChoose(neighborStake(stakes, stake, -1))}
        >
          <Minus aria-hidden="true" size={20} />
        </Button>
        <label className="play-stake-box">
          <span className="play-label text-xs font-bold text-muted">{label}</span>
          <select
            className={`play-stake-list amount-${coin}`}
            data-long={formatAmount(coin, stake).length > mostCharacters}
            value={stake}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            <StakeOptions
              {...{ coin, stakes }}
              affordable={affordable === undefined ? Infinity : affordable}
            />
          </select>
        </label>
        <Button
          variant="quiet"
          icon
          aria-label={`Raise ${label.toLowerCase()}`}
          disabled={stake === stakes.at(-1)}
          onClick={() => onChoose(neighborStake(stakes, stake, 1))}
        >
          <Plus aria-hidden="true" size={20} />
        </Button>
      </div>
      {presets && preset('2× stake', '2×', presets.double)}
      {presets && preset('Max stake', 'Max', presets.max)}
    </>
  );
});
