import type { SlotMachine } from '#domain/games/slots/machine';
import type { Round } from '#web/lib/play-fab-ops-types';
import { type Feature, nextFeature, summaryOf } from '../feature/feature';
import { shortestCycleMs } from './pace';
import type { Press } from './press';
import { type PressFate, retryAfterMs } from './refused-press';

/** A settled round, and the machine that it was played on where that is not the one that is played now. */
export interface PlayedRound {
  readonly round: Round;
  readonly machine: SlotMachine | null;
}

/** What stands between the player and an answer. */
export interface Trouble {
  readonly press: Press;
  readonly fate: PressFate | 'stale';
  /** What the request failed with; null for a press that was found unanswered and too old to repeat by itself. */
  readonly failure: unknown;
}

/** A round whose free spins the house waits to have been seen, and why it could not be told so yet. */
export interface OpenRound {
  readonly gameId: string;
  readonly id: string;
  readonly failure: unknown;
}

/**
 * A game between two presses of its button. Times are milliseconds of one clock.
 *
 * - `resting`: the reels stand still; `played` is the round they show, if any
 * - `asking`: the reels turn while the house answers
 * - `stopping`: the answer is known and the reels come to rest on it
 * - `free-spins`: the round had free spins, which are shown one after another
 */
export interface RoundState {
  readonly phase: 'resting' | 'asking' | 'stopping' | 'free-spins';
  readonly press: Press | null;
  readonly played: PlayedRound | null;
  /** Whether the answer is that of an earlier press, asked for again. */
  readonly kept: boolean;
  /** Whether the round was played before, and left while its free spins were running. */
  readonly resumed: boolean;
  /** The showing of free spins; its summary stays until the next press or until it is put away. */
  readonly feature: Feature | null;
  readonly open: OpenRound | null;
  readonly trouble: Trouble | null;
  /** When the wait for the next press began, and when it ends. */
  readonly wait: { readonly fromMs: number; readonly untilMs: number };
}

export type RoundEvent =
  | { type: 'asked'; press: Press; nowMs: number }
  | { type: 'answered'; key: string; played: PlayedRound; isOpen: boolean; kept: boolean; nowMs: number }
  | { type: 'resumed'; played: PlayedRound }
  | { type: 'failed'; trouble: Trouble; nowMs: number }
  | { type: 'rested' }
  | { type: 'advanced'; from: Feature }
  | { type: 'skipped' }
  | { type: 'seen'; id: string }
  | { type: 'unseen'; id: string; failure: unknown }
  | { type: 'put-away' }
  | { type: 'dismissed' };

export const atRest: RoundState = {
  phase: 'resting',
  press: null,
  played: null,
  kept: false,
  resumed: false,
  feature: null,
  open: null,
  trouble: null,
  wait: { fromMs: 0, untilMs: 0 },
};

export function nextRoundState(state: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'asked': {
      const wait = { fromMs: event.nowMs, untilMs: event.nowMs + shortestCycleMs };
      const before = { kept: false, resumed: false, feature: null, trouble: null };
      return { ...state, ...before, phase: 'asking', press: event.press, wait };
    }
    case 'answered': {
      const { played, isOpen, kept, nowMs } = event;
      // Two requests may bear one key, as after a reload; the reels turn for the first answer only.
      if (state.press?.key !== event.key) return state;
      // Counted from the answer, which the house gave after it took the round: so the next press never comes too early.
      const wait = { ...state.wait, untilMs: nowMs + shortestCycleMs };
      const open = isOpen ? openRoundOf(played) : null;
      return { ...state, phase: 'stopping', press: null, played, kept, open, wait };
    }
    case 'resumed':
      return resume(state, event.played);
    case 'failed': {
      const { trouble, nowMs } = event;
      if (state.phase !== 'resting' && state.press?.key !== trouble.press.key) return state;
      const wait = { fromMs: nowMs, untilMs: nowMs + (retryAfterMs(trouble.failure) ?? 0) };
      return { ...state, phase: 'resting', press: null, trouble, wait };
    }
    case 'rested':
      return rest(state);
    case 'advanced':
      return state.feature === event.from ? advance(state, event.from) : state;
    case 'skipped':
      return state.phase === 'free-spins' ? finish(state) : state;
    case 'seen':
      return state.open?.id === event.id ? { ...state, open: null } : state;
    case 'unseen': {
      const { id, failure } = event;
      return state.open?.id === id ? { ...state, open: { ...state.open, failure } } : state;
    }
    case 'put-away':
      return state.phase === 'resting' ? { ...state, feature: null } : state;
    case 'dismissed':
      return { ...state, trouble: null };
  }
}

/** Reels that turned for a press which the open round kept from being played come to rest on that round. */
function resume(state: RoundState, played: PlayedRound): RoundState {
  if (state.phase === 'stopping' || state.phase === 'free-spins') return state;
  const known = { played, kept: false, resumed: true, open: openRoundOf(played), press: null };
  if (state.phase === 'asking') return { ...state, ...known, phase: 'stopping' };
  return { ...state, ...known, phase: 'free-spins', feature: { stage: 'intro', spin: 0 } };
}

function rest(state: RoundState): RoundState {
  const { phase, feature, open, resumed } = state;
  if (phase === 'free-spins') return feature?.stage === 'stopping' ? advance(state, feature) : state;
  if (phase !== 'stopping') return state;
  if (!open) return { ...state, phase: 'resting' };
  const stage = resumed ? 'intro' : 'base';
  return { ...state, phase: 'free-spins', feature: { stage, spin: 0 } };
}

function advance(state: RoundState, from: Feature): RoundState {
  if (state.phase !== 'free-spins' || !state.played) return state;
  const feature = nextFeature(from, state.played.round.outcome.spins);
  return feature.stage === 'summary' ? finish(state) : { ...state, feature };
}

function finish(state: RoundState): RoundState {
  const spins = state.played?.round.outcome.spins ?? [];
  return { ...state, phase: 'resting', feature: summaryOf(spins) };
}

function openRoundOf({ round }: PlayedRound): OpenRound {
  return { gameId: round.gameId, id: round.id, failure: null };
}
