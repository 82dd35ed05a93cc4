import type { SlotMachine } from '#domain/games/slots/machine';
import { shortestCycleMs } from '../../rounds/pace';
import type { Press } from '../../rounds/press';
import { retryAfterMs } from '../../rounds/refused-press';
import type { OpenRound, Played, RequestEvent, Trouble } from '../../rounds/request-event';
import { type Feature, nextFeature, summaryOf } from '../feature/feature';
import { type SlotRound, slotRound } from '../published-slot-game';

/** A settled round, and its machine where that is not the current one. */
export interface PlayedRound {
  readonly round: SlotRound;
  readonly machine: SlotMachine | null;
}

/**
 * State of a game between two presses of its button. Times are milliseconds of one clock.
 *
 * - `resting`: the reels stand still; `played` is the round they show, if any
 * - `asking`: the reels turn while the request is pending
 * - `stopping`: the answer is known and the reels stop on it
 * - `free-spins`: the free spins of the round are shown one after another
 */
export interface RoundState {
  readonly phase: 'resting' | 'asking' | 'stopping' | 'free-spins';
  readonly press: Press | null;
  readonly played: PlayedRound | null;
  /** Whether the answer belongs to an earlier press that was repeated. */
  readonly kept: boolean;
  /** Whether the round was left while its free spins were running. */
  readonly resumed: boolean;
  /** Whether the round is a replay from the history. */
  readonly replayed: boolean;
  /** Position in the free spins; the summary stays until the next press or until it is dismissed. */
  readonly feature: Feature | null;
  readonly open: OpenRound | null;
  readonly trouble: Trouble | null;
  /** Start and end of the wait for the next press. */
  readonly wait: { readonly fromMs: number; readonly untilMs: number };
}

export type RoundEvent =
  | RequestEvent<SlotMachine | null>
  | { type: 'replaying' }
  | { type: 'replayed'; played: PlayedRound }
  | { type: 'rested' }
  | { type: 'advanced'; from: Feature }
  | { type: 'skipped' }
  | { type: 'put-away' };

export const atRest: RoundState = {
  phase: 'resting',
  press: null,
  played: null,
  kept: false,
  resumed: false,
  replayed: false,
  feature: null,
  open: null,
  trouble: null,
  wait: { fromMs: 0, untilMs: 0 },
};

const cycleMs = shortestCycleMs('slots');
const fresh = { kept: false, resumed: false, replayed: false, feature: null, trouble: null };

export function nextRoundState(state: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'asked': {
      const wait = { fromMs: event.nowMs, untilMs: event.nowMs + cycleMs };
      return { ...state, ...fresh, phase: 'asking', press: event.press, wait };
    }
    case 'answered': {
      const { awaits, kept, nowMs } = event;
      // Two requests may share one key, as after a reload; the reels turn for the first answer only.
      if (state.press?.key !== event.key) return state;
      const played = playedOn(event.played);
      // Measured from the answer, which follows the API's own timestamp, so the next press is never too early.
      const wait = { ...state.wait, untilMs: nowMs + cycleMs };
      const open = awaits === 'seeing' ? openRoundOf(played) : null;
      return { ...state, phase: 'stopping', press: null, played, kept, open, wait };
    }
    case 'resumed':
      return resume(state, playedOn(event.played));
    case 'replaying':
      return state.phase === 'resting' ? { ...state, ...fresh, phase: 'asking', replayed: true } : state;
    case 'replayed':
      if (state.phase !== 'asking' || !state.replayed) return state;
      return { ...state, phase: 'stopping', played: event.played };
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

/** Stops reels that turned for a press on the open round that blocked it. */
function resume(state: RoundState, played: PlayedRound): RoundState {
  if (state.phase === 'stopping' || state.phase === 'free-spins') return state;
  const known = {
    played,
    kept: false,
    resumed: true,
    replayed: false,
    open: openRoundOf(played),
    press: null,
  };
  if (state.phase === 'asking') return { ...state, ...known, phase: 'stopping' };
  return { ...state, ...known, phase: 'free-spins', feature: { stage: 'intro', spin: 0 } };
}

function rest(state: RoundState): RoundState {
  const { phase, feature, open, resumed, replayed, played } = state;
  if (phase === 'free-spins') return feature?.stage === 'stopping' ? advance(state, feature) : state;
  if (phase !== 'stopping') return state;
  const isFeature = open !== null || (replayed && (played?.round.outcome.spins.length ?? 0) > 1);
  if (!isFeature) return { ...state, phase: 'resting' };
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

function playedOn({ round, version }: Played<SlotMachine | null>): PlayedRound {
  return { round: slotRound(round), machine: version };
}

function openRoundOf({ round }: PlayedRound): OpenRound {
  return { gameId: round.gameId, id: round.id, failure: null };
}
