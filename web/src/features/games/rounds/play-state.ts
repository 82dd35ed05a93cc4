import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits } from './game-backend';
import type { Press } from './press';
import { isRoundUnknown, retryAfterMs } from './refused-press';
import type { OpenRound, RequestEvent, Trouble } from './request-event';

/**
 * State of a game between two presses. Times are milliseconds of one clock.
 *
 * - `resting`: nothing is under way; `played` is the newest round, if any
 * - `asking`: a request for a round or a decision is pending
 * - `showing`: the answer is known and the table shows it
 * - `deciding`: the round waits for its player's decision
 */
export interface PlayState {
  readonly phase: 'resting' | 'asking' | 'showing' | 'deciding';
  readonly press: Press | null;
  readonly played: Round | null;
  /** Whether any round has been shown since the game was opened. */
  readonly hasShown: boolean;
  readonly awaits: Awaits;
  /** Whether the answer belongs to an earlier press that was repeated. */
  readonly kept: boolean;
  /** Whether the round was begun before and left. */
  readonly resumed: boolean;
  /** Whether the round is a replay from the history. */
  readonly replayed: boolean;
  /** The part of the stake that was already deducted at the request: nothing for a new round. */
  readonly stakedBefore: number;
  readonly open: OpenRound | null;
  readonly trouble: Trouble | null;
  /** Start and end of the wait for the next round. */
  readonly wait: { readonly fromMs: number; readonly untilMs: number };
}

export type PlayEvent = RequestEvent | { type: 'shown' } | { type: 'replayed'; round: Round };

export const nothingPlayed: PlayState = {
  phase: 'resting',
  press: null,
  played: null,
  hasShown: false,
  awaits: null,
  kept: false,
  resumed: false,
  replayed: false,
  stakedBefore: 0,
  open: null,
  trouble: null,
  wait: { fromMs: 0, untilMs: 0 },
};

/** @param cycleMs  the shortest time from one round to the next */
export function nextPlayState(state: PlayState, event: PlayEvent, cycleMs: number): PlayState {
  switch (event.type) {
    case 'asked': {
      const { press, nowMs } = event;
      const fresh = { kept: false, resumed: false, replayed: false, trouble: null };
      // A replayed round does not belong to this visit: a refusal must not restore it.
      const played = state.replayed ? null : state.played;
      const pending = { ...state, ...fresh, phase: 'asking', press, played } as const;
      if (press.decision) return { ...pending, stakedBefore: played?.stake ?? 0 };
      return { ...pending, stakedBefore: 0, awaits: null, wait: { fromMs: nowMs, untilMs: nowMs + cycleMs } };
    }
    case 'answered':
      // Two requests may share one key, as after a reload; only the first answer is shown.
      return state.press?.key === event.key ? answer(state, event, cycleMs) : state;
    case 'resumed': {
      if (state.phase === 'showing' && !state.replayed) return state;
      const { played, awaits } = event;
      const known = { kept: false, resumed: true, replayed: false, press: null, trouble: null };
      return { ...state, ...known, ...shows(played.round, awaits) };
    }
    case 'replayed': {
      if (state.phase !== 'resting') return state;
      const again = { played: event.round, hasShown: true, kept: false, resumed: false, replayed: true };
      return { ...state, ...again, phase: 'showing' };
    }
    case 'failed': {
      const { trouble, nowMs } = event;
      if (state.phase === 'asking' && state.press?.key !== trouble.press.key) return state;
      if (state.phase === 'showing') return state;
      // A failed lookup may be temporary; the round then keeps waiting, and the next decision retries.
      const isGone = isRoundUnknown(trouble.failure) && trouble.readFailure === null;
      const { played, awaits } = isGone ? nothingPlayed : state;
      const phase = awaits === 'decision' ? 'deciding' : 'resting';
      const failed = { ...state, phase, played, awaits, press: null, trouble } as const;
      if (trouble.press.decision) return failed;
      return { ...failed, wait: { fromMs: nowMs, untilMs: nowMs + (retryAfterMs(trouble.failure) ?? 0) } };
    }
    case 'shown':
      if (state.phase !== 'showing') return state;
      return { ...state, phase: state.awaits === 'decision' && !state.replayed ? 'deciding' : 'resting' };
    case 'seen':
      return state.open?.id === event.id ? { ...state, open: null } : state;
    case 'unseen': {
      const { id, failure } = event;
      return state.open?.id === id ? { ...state, open: { ...state.open, failure } } : state;
    }
    case 'dismissed':
      return { ...state, trouble: null };
  }
}

function answer(
  state: PlayState,
  { played, awaits, kept, nowMs }: Extract<PlayEvent, { type: 'answered' }>,
  cycleMs: number,
): PlayState {
  // Measured from the answer, which follows the API's own timestamp, so the next press is never too early.
  const wait = state.press?.decision ? state.wait : { ...state.wait, untilMs: nowMs + cycleMs };
  return { ...state, press: null, kept, wait, ...shows(played.round, awaits) };
}

function shows(round: Round, awaits: Awaits) {
  const open = awaits === 'seeing' ? { gameId: round.gameId, id: round.id, failure: null } : null;
  return { phase: 'showing', played: round, hasShown: true, awaits, open } as const;
}
