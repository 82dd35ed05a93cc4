import type { Balances } from '#web/lib/balances';
import type { PublishedSlotGame } from '../published-slot-game';
import type { RoundState } from '../rounds/round-state';
import type { SlotChoice } from '../slot-choice';
import { BalanceFigure } from './balance-figure';
import { CoinSwitch } from './coin-switch';
import type { Hindrance } from './hindrance';
import { SpinButton } from './spin-button';
import { offeredStake } from './stake-choice';
import { StakeChooser } from './stake-chooser';

/** What the player's thumb reaches: coin, balance, stake and the button. */
export function Console({
  game,
  balances,
  choice,
  onChoose,
  state,
  hindrance,
  waiting,
  still,
  onSpin,
}: {
  game: PublishedSlotGame;
  balances: Balances | null;
  choice: SlotChoice;
  onChoose: (choice: SlotChoice) => void;
  state: RoundState;
  hindrance: Hindrance | null;
  waiting: boolean;
  still: boolean;
  onSpin: () => void;
}) {
  const { coin, stake } = choice;
  const { wait, phase, press, played, resumed } = state;
  const settling = phase === 'stopping' && !resumed ? played?.round : null;
  const staked = phase === 'asking' ? press : settling;
  const isLocked = phase !== 'resting';
  return (
    <div className="slots-console">
      <CoinSwitch
        coin={coin}
        locked={isLocked}
        onChoose={(other) => onChoose({ coin: other, stake: offeredStake(game.stakes[other], null) })}
      />
      {balances && (
        <BalanceFigure
          coin={coin}
          balances={balances}
          staked={staked?.coin === coin ? staked.stake : 0}
          still={still}
        />
      )}
      <StakeChooser
        coin={coin}
        stakes={game.stakes[coin]}
        stake={stake}
        locked={isLocked}
        onChoose={(other) => onChoose({ coin, stake: other })}
      />
      <SpinButton
        hindrance={hindrance}
        turning={isLocked}
        waitMs={waiting ? Math.round(wait.untilMs - wait.fromMs) : 0}
        onSpin={onSpin}
      />
    </div>
  );
}
