import type { ReactNode } from 'react';
import type { Tab } from '#components/ui/tabs';
import { GameBar } from './bar/game-bar';
import { Console } from './console/console';
import type { GameSeat } from './game-seat';
import type { RoundSketch } from './history/round-entry';
import { roundOnShow } from './history/round-on-show';
import { offlineNote } from './refusals/offline-note';
import { RoundNotices } from './refusals/round-notices';
import { atStake } from './rounds/at-stake';
import { isReplay } from './rounds/machine/round-state';
import type { GameRounds } from './rounds/use-game-rounds';
import { useStill } from './use-still';
import type { WinShowControl } from './win/use-win-show';
import { WinCeremony } from './win/win-ceremony';
import { WinFlight } from './win/win-flight';
import { isCeremony } from './win/win-show';

/**
 * The layout shared by all games: the bar above the table; message, notices and console below it.
 *
 * @param guide       tabs of this family of games, before rules and odds
 * @param odds        odds specific to the family
 * @param sketch      draws a round of the history small
 * @param message     the line under the table
 * @param status      screen-reader announcement; empty while there is none
 * @param showsRefusals  whether the table itself shows why a press was refused
 * @param stakeLabel  label of one stake; null where the table has its own stake controls
 * @param win         the presentation of a win over the table
 * @param action      the button that begins a round, and further controls
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
  showsRefusals = false,
  stakeLabel,
  win,
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
  showsRefusals?: boolean;
  stakeLabel?: string | null;
  win: WinShowControl;
  action: ReactNode;
  children: ReactNode;
}) {
  const { state, visit } = rounds;
  const still = useStill();
  const isBusy = state.phase !== 'idle';
  const note = showsRefusals ? null : offlineNote(state.trouble);
  return (
    <div className="play night" data-still={still}>
      <GameBar
        {...{ seat, guide, odds, visit, sketch, isBusy }}
        lastRound={isReplay(state) ? null : (state.table?.round ?? null)}
        onShow={roundOnShow(state, seat.leftOpen)}
        onReplay={rounds.replay}
      />
      <div className="play-stage" data-ceremony={isCeremony(win.show)}>
        {children}
        <WinCeremony show={win.show} onSkip={win.skip} />
      </div>
      <div className="play-below">
        <WinFlight show={seat.backend.isDemo || isReplay(state) ? null : win.show} />
        <div className="play-message">
          <p className="play-message-words" aria-hidden="true">
            {note ?? message}
          </p>
        </div>
        <p className="sr-only" role="status">
          {note ?? status}
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
