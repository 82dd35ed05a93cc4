import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#components/ui/button';
import type { Coin } from '#domain/money/coin';
import { stopKeys, unlessLocked } from './locked-controls';
import { neighborStake, presetStakes } from './stake-choice';
import { StakeOptions } from './stake-options';

// Made once, so that no press and no result renders them again.
const minus = <Minus aria-hidden="true" size={20} />;
const plus = <Plus aria-hidden="true" size={20} />;

/**
 * The stake of a whole round: step down, list of all stakes, step up, and quick buttons. Memoized, since few rounds change it.
 *
 * @param affordable  the highest stake that the balance covers, null when it covers none; absent for a limit, which has no quick buttons
 */
export const StakeChooser = memo(function StakeChooser({
  coin,
  label,
  stakes,
  stake,
  affordable,
  onChoose,
  locked,
}: {
  coin: Coin;
  label: string;
  stakes: readonly number[];
  stake: number;
  affordable?: number | null;
  onChoose: (stake: number) => void;
  locked: boolean;
}) {
  const choose = unlessLocked(locked, onChoose);
  const presets = affordable === undefined ? null : presetStakes(stakes, stake, affordable);
  const preset = (name: string, text: string, to: number) => (
    <button
      type="button"
      className="play-preset"
      aria-label={name}
      disabled={to === stake}
      onClick={() => choose(to)}
    >
      {text}
    </button>
  );
  return (
    <div
      className="play-stake-area"
      role="group"
      aria-label={label}
      aria-disabled={locked}
      onKeyDown={locked ? stopKeys : undefined}
    >
      {presets && preset('½ stake', '½', presets.half)}
      <div className="play-stake">
        <Button
          variant="quiet"
          icon
          aria-label={`Lower ${label.toLowerCase()}`}
          disabled={stake === stakes[0]}
          onClick={() => choose(neighborStake(stakes, stake, -1))}
        >
          {minus}
        </Button>
        <label className="play-stake-box">
          <span className="play-label text-xs font-bold text-muted">{label}</span>
          <select
            className={`play-stake-list amount-${coin}`}
            value={stake}
            onChange={(event) => choose(Number(event.target.value))}
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
          onClick={() => choose(neighborStake(stakes, stake, 1))}
        >
          {plus}
        </Button>
      </div>
      {presets && preset('2× stake', '2×', presets.double)}
      {presets && preset('Max stake', 'Max', presets.max)}
    </div>
  );
});
