import type { ReactNode } from 'react';
import type { Tab } from '#components/ui/tabs';
import { GameBar } from './bar/game-bar';
import { Console } from './console/console';
import type { GameSeat } from './game-seat';
import type { RoundSketch } from './history/round-entry';
import { roundOnShow } from './history/round-on-show';
import { RoundNotices } from './refusals/round-notices';
import { atStake } from './rounds/at-stake';
import type { GameRounds } from './rounds/use-game-rounds';
import { useStill } from './use-still';

/**
 * What stands around every table: the bar above it; below it what it says, what is in the way, and the console.
 *
 * @param guide       what the guide tells of this family of games, before rules and odds
 * @param odds        what the page of odds tells of it alone
 * @param sketch      draws a round of the history small
 * @param message     the line under the table
 * @param status      what is read out; empty while nothing is to be said
 * @param stakeLabel  what one stake is called; null where the table has stakes of its own
 * @param action      the button that begins a round, and whatever belongs beside it
 * @param children    the table
 */
export function GameShell({
  seat,
  rounds,
  guide,
  odds,
  sketch,
  message,
  status,
  stakeLabel,
  action,
  children,
}: {
  seat: GameSeat;
  rounds: GameRounds;
  guide: readonly Tab[];
  odds?: ReactNode;
  sketch: RoundSketch;
  message: ReactNode;
  status: string;
  stakeLabel?: string | null;
  action: ReactNode;
  children: ReactNode;
}) {
  const { state, visit } = rounds;
  const still = useStill();
  const isBusy = state.phase !== 'resting';
  const { replayed, played } = state;
  return (
    <div className="play surface" data-still={still}>
      <GameBar
        {...{ seat, guide, odds, visit, sketch, isBusy }}
        lastRound={replayed ? null : played}
        onShow={roundOnShow(state, seat.leftOpen)}
        onReplay={rounds.replay}
      />
      <div className="play-stage">{children}</div>
      <div className="play-below">
        <div className="play-message">
          <p className="play-message-words" aria-hidden="true">
            {message}
          </p>
        </div>
        <p className="sr-only" role="status">
          {status}
        </p>
        <RoundNotices {...{ seat, state, rounds }} />
        <Console
          {...{ seat, still }}
          {...(stakeLabel !== undefined && { stakeLabel })}
          locked={isBusy}
          staked={atStake(state)}
        >
          {action}
        </Console>
      </div>
    </div>
  );
}
