import type { Balances } from '#web/lib/balances';
import type { Round } from '#web/lib/play-fab-ops-types';
import { shortestCycleMs } from './pace';
import type { Press } from './press';
import { type PressFate, retryAfterMs } from './refused-press';

export interface RoundAnswer {
  readonly round: Round;
  readonly balances: Balances;
  readonly sequence: number;
}

/** What stands between the player and an answer. */
export interface Trouble {
  readonly press: Press;
  readonly fate: PressFate | 'stale';
  /** What the request failed with; null for a press that was found unanswered and too old to repeat by itself. */
  readonly failure: unknown;
}

/**
 * A game between two presses of its button. Times are milliseconds of one clock.
 *
 * - `resting`: the reels stand still; `round` is the one they show, if any
 * - `asking`: the reels turn while the house answers
 * - `stopping`: the answer is known and the reels come to rest on it
 */
export interface RoundState {
  readonly phase: 'resting' | 'asking' | 'stopping';
  readonly press: Press | null;
  readonly answer: RoundAnswer | null;
  /** Whether the answer is that of an earlier press, asked for again. */
  readonly kept: boolean;
  readonly trouble: Trouble | null;
  /** When the wait for the next press began, and when it ends. */
  readonly wait: { readonly fromMs: number; readonly untilMs: number };
}

export type RoundEvent =
  | { type: 'asked'; press: Press; nowMs: number }
  | { type: 'answered'; key: string; answer: RoundAnswer; kept: boolean; nowMs: number }
  | { type: 'failed'; trouble: Trouble; nowMs: number }
  | { type: 'rested' }
  | { type: 'dismissed' };

export const atRest: RoundState = {
  phase: 'resting',
  press: null,
  answer: null,
  kept: false,
  trouble: null,
  wait: { fromMs: 0, untilMs: 0 },
};

export function nextRoundState(state: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'asked': {
      const wait = { fromMs: event.nowMs, untilMs: event.nowMs + shortestCycleMs };
      return { ...state, phase: 'asking', press: event.press, kept: false, trouble: null, wait };
    }
    case 'answered': {
      const { answer, kept, nowMs } = event;
      // Two requests may bear one key, as after a reload; the reels turn for the first answer only.
      if (state.press?.key !== event.key) return state;
      // Counted from the answer, which the house gave after it took the round: so the next press never comes too early.
      const wait = { ...state.wait, untilMs: nowMs + shortestCycleMs };
      return { ...state, phase: 'stopping', press: null, answer, kept, wait };
    }
    case 'failed': {
      const { trouble, nowMs } = event;
      if (state.phase !== 'resting' && state.press?.key !== trouble.press.key) return state;
      const wait = { fromMs: nowMs, untilMs: nowMs + (retryAfterMs(trouble.failure) ?? 0) };
      return { ...state, phase: 'resting', press: null, trouble, wait };
    }
    case 'rested':
      return state.phase === 'stopping' ? { ...state, phase: 'resting' } : state;
    case 'dismissed':
      return { ...state, trouble: null };
  }
}
