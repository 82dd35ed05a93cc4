import { type ReactNode, useCallback } from 'react';
import type { Coin } from '#domain/money/coin';
import { useLaterFrame } from '#web/lib/page/use-later-frame';
import type { GameSeat } from '../game-seat';
import { BalanceFigure } from './balance-figure';
import { CoinSwitch } from './coin-switch';
import { FundsOffer } from './funds-offer';
import { lastChoiceIn } from './last-stakes';
import { highestStake, spendable } from './stake-choice';
import { StakeChooser } from './stake-chooser';

/** A round shows on the table first. */
const framesAfterTable = 2;

/**
 * Controls within reach of the player's thumb: coin, balance, stake and play button.
 *
 * @param locked      whether a round is under way, in which neither coin nor stake can be changed
 * @param staked      the stake that the displayed balance does not reflect yet
 * @param stakeLabel  label of one stake; null where the table has its own stake controls
 * @param toCover     what the balance has to cover for the next round, where that is not the chosen stake
 * @param children    the button and further controls
 */
export function Console({
  seat: { game, backend, choice, onChoose },
  locked,
  staked,
  still,
  stakeLabel = 'Stake',
  toCover,
  children,
}: {
  seat: Pick<
    GameSeat<{ id: string; stakes: Readonly<Record<Coin, readonly number[]>> }>,
    'game' | 'backend' | 'choice' | 'onChoose'
  >;
  locked: boolean;
  staked: { coin: Coin; stake: number } | null;
  still: boolean;
  stakeLabel?: string | null;
  toCover?: number;
  children: ReactNode;
}) {
  const { coin, stake } = choice;
  const table = {
    balances: backend.balances.useBalances(),
    wasLocked: locked,
    stakedCoin: staked?.coin,
    stakedAmount: staked?.stake ?? 0,
  };
  // No balance at first: a ticket that was left open takes its payout out of the balances only as its page opens.
  const { balances, wasLocked, stakedCoin, stakedAmount } = useLaterFrame(table, framesAfterTable, {
    ...table,
    balances: null,
  });
  // A press locks the controls in its own frame.
  const isLocked = locked || wasLocked;
  const { deviceMemory } = backend;
  const { stakes } = game;
  const chooseCoin = useCallback(
    (other: Coin) => onChoose(lastChoiceIn(deviceMemory, game, other)),
    [onChoose, game, deviceMemory],
  );
  const chooseStake = useCallback((other: number) => onChoose({ coin, stake: other }), [onChoose, coin]);
  return (
    <div className="play-console">
      <CoinSwitch coin={coin} locked={isLocked} onChoose={chooseCoin} />
      {balances && (
        <BalanceFigure
          coin={coin}
          balances={balances}
          label={backend.isDemo ? 'Demo balance' : 'Balance'}
          staked={stakedCoin === coin ? stakedAmount : 0}
          still={still}
        />
      )}
      {stakeLabel !== null && (
        <StakeChooser
          coin={coin}
          label={stakeLabel}
          stakes={stakes[coin]}
          stake={stake}
          affordable={highestStake(stakes[coin], balances ? spendable(balances, coin) : 0)}
          locked={isLocked}
          onChoose={chooseStake}
        />
      )}
      {children}
      {balances && !isLocked && (
        <FundsOffer
          {...{ coin, balances }}
          stake={toCover ?? stake}
          stakes={stakeLabel === null ? [] : stakes[coin]}
          addCoins={backend.addCoins}
          onChoose={chooseStake}
        />
      )}
    </div>
  );
}
