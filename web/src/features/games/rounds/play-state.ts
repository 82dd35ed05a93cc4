import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Awaits } from './game-backend';
import type { Press } from './press';
import { isRoundUnknown, retryAfterMs } from './refused-press';
import type { OpenRound, RequestEvent, Trouble } from './request-event';

/**
 * A game between two presses. Times are milliseconds of one clock.
 *
 * - `resting`: nothing is under way; `played` is the newest round, if any
 * - `asking`: the house is asked for a round, or told a decision
 * - `showing`: the answer is known and the table shows it
 * - `deciding`: the round waits for its player's decision
 */
export interface PlayState {
  readonly phase: 'resting' | 'asking' | 'showing' | 'deciding';
  readonly press: Press | null;
  readonly played: Round | null;
  /** Whether any round has come to the table since the game was opened. */
  readonly hasShown: boolean;
  readonly awaits: Awaits;
  /** Whether the answer is that of an earlier press, asked for again. */
  readonly kept: boolean;
  /** Whether the round was begun before and left. */
  readonly resumed: boolean;
  /** Whether the round comes from the history and is shown once more. */
  readonly replayed: boolean;
  /** What of the round's stake was off the balances on show when the house was asked: nothing of a new round. */
  readonly stakedBefore: number;
  readonly open: OpenRound | null;
  readonly trouble: Trouble | null;
  /** When the wait for the next round began, and when it ends. */
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
      // A round of the history is none of this visit: it must not come back as one should the house refuse.
      const played = state.replayed ? null : state.played;
      const asking = { ...state, ...fresh, phase: 'asking', press, played } as const;
      if (press.decision) return { ...asking, stakedBefore: played?.stake ?? 0 };
      return { ...asking, stakedBefore: 0, awaits: null, wait: { fromMs: nowMs, untilMs: nowMs + cycleMs } };
    }
    case 'answered':
      // Two requests may bear one key, as after a reload; the first answer is shown only.
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
      // How the round ended may be unknown for now only; then it waits, and the next decision finds out.
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
  // Counted from the answer, which the house gave after it took the round: so the next press never comes too early.
  const wait = state.press?.decision ? state.wait : { ...state.wait, untilMs: nowMs + cycleMs };
  return { ...state, press: null, kept, wait, ...shows(played.round, awaits) };
}

function shows(round: Round, awaits: Awaits) {
  const open = awaits === 'seeing' ? { gameId: round.gameId, id: round.id, failure: null } : null;
  return { phase: 'showing', played: round, hasShown: true, awaits, open } as const;
}
