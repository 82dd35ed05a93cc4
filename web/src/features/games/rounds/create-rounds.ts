import type { Round } from '#contracts/wallet/ledger-shapes';
import { createBalancesKeeper } from '#web/lib/live/balances-keeper';
import { createListeners } from '#web/lib/state/store';
import type { PlayChoice } from '../play-choice';
import type { GameBackend } from './game-backend';
import { rememberStake } from './last-stake';
import type { LeftOpen } from './left-open';
import type { RoundCommand, RoundEvent } from './machine/round-event';
import { nextRound } from './machine/round-machine';
import { nothingPlayed, type RoundState } from './machine/round-state';
import { forgetPress, type Press, unansweredPress } from './press';
import { rememberUnshown } from './remember-unshown';
import { checkPress, confirmSeen, lookUpRound, type RoundContext, sendPress } from './responses';

/** The clock and keys of a page. */
export interface RoundClock {
  /** Milliseconds of a clock that never jumps. */
  nowMs(): number;
  /** A new idempotency key. */
  createKey(): string;
}

const browserClock: RoundClock = {
  nowMs: () => performance.now(),
  createKey: () => crypto.randomUUID(),
};

/** What a page knows when it opens a game. */
export interface Opening<Version> {
  readonly leftOpen: LeftOpen<Version> | null;
  /** Loads what else is needed to show a round. */
  readonly prepare: (round: Round) => Promise<Version>;
}

export type Rounds<Version = unknown> = ReturnType<typeof createRounds<Version>>;

/**
 * Runs the state machine of a game's rounds on a backend. Games subscribe to its states; it sends requests, stores unanswered presses and
 * the round on show, looks up open rounds and holds the balances on show during a request. The caller releases newer balances once a result is shown.
 *
 * @param options.cycleMs  the shortest time from one round to the next
 */
export function createRounds<Version>({
  backend,
  player,
  gameId,
  cycleMs,
  clock = browserClock,
}: {
  backend: GameBackend;
  player: string;
  gameId: string;
  cycleMs: number;
  clock?: RoundClock;
}) {
  const listeners = createListeners();
  const keeper = createBalancesKeeper(backend.balances);
  let state: RoundState<Version> = nothingPlayed;
  let opening: Opening<Version> | null = null;
  let isOpen = false;
  const context: RoundContext<Version> = { backend, gameId, prepare, nowMs: clock.nowMs };

  function dispatch(event: RoundEvent<Version>): void {
    const before = state;
    const { state: next, commands } = nextRound(before, event, cycleMs);
    state = next;
    rememberUnshown(backend.memory, { player, gameId }, { before, after: next });
    for (const command of commands) execute(command);
    if (next !== before) listeners.notify();
  }

  function execute(command: RoundCommand): void {
    switch (command.type) {
      case 'send':
        return void request(command.press, sendPress);
      case 'check':
        return void request(command.press, checkPress);
      case 'forget':
        return forgetPress(backend.memory, command.press.gameId);
      case 'release':
        return keeper.release();
      case 'look-up':
        return void lookUpRound(context, command.after).then(dispatch);
      case 'confirm':
        return void confirmSeen(backend, command.round).then(dispatch);
    }
  }

  async function request(press: Press, respond: typeof sendPress | typeof checkPress): Promise<void> {
    // A page that was left keeps no balances.
    if (isOpen) keeper.keep(backend.balances.read());
    const response = await respond(context, press);
    dispatch(response);
    rememberStake(backend, press, response, cycleMs);
  }

  /** Waits after the player's last stake in any game, as after one in this game. */
  function followLastStake(): void {
    const last = backend.lastStake.read();
    if (last?.player !== player) return;
    dispatch({ type: 'delayed', untilMs: last.atMs + cycleMs, nowMs: clock.nowMs() });
  }

  async function prepare(round: Round): Promise<Version> {
    if (!opening) throw new Error(`Round ${round.id} arrived before the game was opened.`);
    return opening.prepare(round);
  }

  function press(pressed: Omit<Press, 'key' | 'player' | 'gameId'>): boolean {
    const before = state;
    const made = { ...pressed, key: clock.createKey(), player, gameId };
    dispatch({ type: 'pressed', press: made, isReachable: backend.isReachable(), nowMs: clock.nowMs() });
    return state !== before;
  }

  return {
    read: () => state,
    subscribe: listeners.add,
    /** Keeps balances on show for this game until it releases them or is closed. */
    keepBalances: keeper.keep,
    /** Shows the newest balances again, unless another page has kept others since. */
    releaseBalances: keeper.release,
    /**
     * Opens the game: checks an unanswered press, or resumes the open round.
     *
     * @returns closes it
     */
    open(known: Opening<Version>) {
      opening = known;
      isOpen = true;
      const unanswered = unansweredPress(backend.memory, { player, gameId });
      dispatch({ type: 'opened', unanswered, leftOpen: known.leftOpen });
      followLastStake();
      const unfollow = backend.lastStake.subscribe(followLastStake);
      return () => {
        unfollow();
        keeper.release();
        isOpen = false;
      };
    },
    /** The device is online again. */
    reconnected: () => dispatch({ type: 'reconnected' }),
    /**
     * Begins a round under a new idempotency key.
     *
     * @returns whether the press counts: it does not while a round is under way or comes first, or before the cycle has elapsed
     */
    stake: ({ coin, stake }: PlayChoice, choice: string | null = null) =>
      press({ coin, stake, choice, decision: null }),
    /** Sends a decision for the waiting round; ignored in any other state, since a decision may be pressed twice. */
    decide(text: string) {
      if (state.phase !== 'deciding') return;
      const { id, coin, stake, choice, decisions } = state.table.round;
      press({ coin, stake, choice, decision: { round: id, text, step: decisions.length } });
    },
    /** Checks the unanswered press, or sends it again under its key once it is known that it was not played. */
    repeat: () => dispatch({ type: 'repeated', nowMs: clock.nowMs() }),
    /** Gives up a press that was not played, once another check has confirmed that. */
    drop: () => dispatch({ type: 'dropped' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Looks up the blocking round again; if none is left, the blocker is cleared. */
    showLeftOpen: () => dispatch({ type: 'left-open-requested' }),
    /** Retries the confirmation of a round as seen. */
    seeAgain: () => dispatch({ type: 'confirmation-requested' }),
    /** The game has presented the round; a round that waits for confirmation is confirmed as seen. */
    shown: () => dispatch({ type: 'shown' }),
    /** Replays a round of the history. */
    async replay(round: Round) {
      const version = await prepare(round);
      dispatch({ type: 'replayed', played: { round, version } });
    },
  };
}
