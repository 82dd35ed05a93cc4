import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Followed } from '#web/lib/state/store';
import { GameBar } from './bar/game-bar';
import { Console } from './console/console';
import type { GameSeat } from './game-seat';
import type { LoadGuide } from './guide/load-guide';
import type { RoundSketch } from './history/round-entry';
import { MessageLine } from './message-line';
import { offlineNote } from './refusals/offline-note';
import { RoundNotices } from './refusals/round-notices';
import { atStake } from './rounds/at-stake';
import type { Rounds } from './rounds/create-rounds';
import { isReplay, type RoundState } from './rounds/machine/round-state';
import { useStill } from './use-still';
import type { Visit } from './visit/visit';
import { useLingering } from './win/use-lingering';
import type { WinShowControl } from './win/use-win-show';
import { WinCeremony } from './win/win-ceremony';
import { WinFlight } from './win/win-flight';
import { isCeremony } from './win/win-show';
import type { WinSize } from './win/win-size';

/** Milliseconds that the scenery rests after a round. */
const settleMs = 1_000;

/** What the layout shows of the rounds of a game. */
type ShellRounds = Pick<Rounds, 'repeat' | 'drop' | 'dismiss' | 'showLeftOpen' | 'seeAgain'> & {
  readonly state: RoundState;
  readonly store: ComponentProps<typeof GameBar>['rounds'];
  readonly visit: Followed<Visit>;
};

/**
 * The layout shared by all games: the bar above the table; message, notices and console below it.
 *
 * @param loadGuide   loads the guide of this family of games
 * @param sketch      draws a round of the history small
 * @param message     the message under the table, or an element that renders its `MessageLine`
 * @param isRoutine   whether the table itself shows the same message
 * @param messageSize  the size of the payout that the message states
 * @param beside      a control beside the message
 * @param status      screen-reader announcement; empty while there is none
 * @param showsRefusals  whether the table itself shows why a press was refused
 * @param stakeLabel  label of one stake; null where the table has its own stake controls
 * @param toCover     what the balance has to cover for the next round, where that is not the chosen stake
 * @param isStakeTaken  whether the displayed balances reflect the stake of the round under way
 * @param win         the presentation of a win over the table, and what a press on the table skips
 * @param isWinAdded  whether the displayed balances already include the win, so that no coins fly
 * @param hint        a note of this family about the browser
 * @param action      the button that begins a round, and further controls
 * @param children    the table
 */
export function GameShell({
  seat,
  rounds,
  loadGuide,
  sketch,
  message,
  isRoutine = false,
  messageSize,
  beside,
  status,
  showsRefusals = false,
  stakeLabel,
  toCover,
  isStakeTaken = false,
  win,
  isWinAdded = false,
  hint,
  action,
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'div'>, 'action'> & {
  seat: GameSeat;
  rounds: ShellRounds;
  loadGuide: LoadGuide;
  sketch: RoundSketch;
  message: string | ReactElement;
  isRoutine?: boolean;
  messageSize?: WinSize;
  beside?: ReactNode;
  status: ReactNode;
  showsRefusals?: boolean;
  stakeLabel?: string | null;
  toCover?: number;
  isStakeTaken?: boolean;
  win: Pick<WinShowControl, 'show' | 'skip'>;
  isWinAdded?: boolean;
  hint?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}) {
  const { state, visit } = rounds;
  const still = useStill();
  const isBusy = state.phase !== 'idle';
  const isMoving = useLingering(isBusy, settleMs);
  const note = showsRefusals ? null : offlineNote(state.trouble);
  const line = note ?? message;
  return (
    <div className={`play night ${className}`} data-still={still} data-moving={isMoving} {...props}>
      <GameBar {...{ seat, loadGuide, visit, sketch }} rounds={rounds.store} />
      {/* A press on the table skips the running stage of a win. The clicks of its buttons bubble to here, the only place that handles them. */}
      <div
        className="play-stage relative min-block-0"
        data-ceremony={isCeremony(win.show)}
        onClick={win.skip}
      >
        {children}
        <WinCeremony show={win.show} />
      </div>
      <div className="play-below">
        <WinFlight show={seat.backend.isDemo || isReplay(state) || isWinAdded ? null : win.show} />
        <div className="play-message" data-routine={isRoutine}>
          <p className="play-message-words" data-size={messageSize} aria-hidden="true">
            {typeof line === 'string' ? <MessageLine text={line} /> : line}
          </p>
          {beside}
        </div>
        <p className="sr-only" role="status">
          {/* In a place of known size, so that it is laid out alone. */}
          <span className="absolute inset-0 contain-strict">{note ?? status}</span>
        </p>
        {hint}
        <RoundNotices {...{ seat, state, rounds }} />
        <Console
          {...{ seat, still }}
          {...(stakeLabel !== undefined && { stakeLabel })}
          {...(toCover !== undefined && { toCover })}
          locked={isBusy}
          staked={isStakeTaken ? null : atStake(state)}
        >
          {action}
        </Console>
      </div>
    </div>
  );
}
