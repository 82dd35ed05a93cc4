import { isFurtherOn } from '../further-round';
import { check, drop, press, reconnect, repeat } from './begin-request';
import { answer, fail, keepUnanswered, leaveUnplayed, takeUp } from './end-request';
import type { RoundEvent } from './round-event';
import type { Played, RoundState } from './round-state';
import { confirmation, type EventOf, isFree, lay, rest, resume, type Step, step } from './step';

/**
 * The state machine of the rounds of a game: one request a press, under one idempotency key until it is answered, and one presentation an
 * answer. An event that does not fit the state changes nothing.
 *
 * @param cycleMs  the shortest time from one round to the next
 */
export function nextRound<Version>(
  state: RoundState<Version>,
  event: RoundEvent<Version>,
  cycleMs: number,
): Step<Version> {
  switch (event.type) {
    case 'opened':
      return open(state, event);
    case 'pressed':
      return press(state, event, cycleMs);
    case 'repeated':
      return repeat(state, event, cycleMs);
    case 'reconnected':
      return reconnect(state);
    case 'delayed':
      return delay(state, event);
    case 'answered':
      return answer(state, event, cycleMs);
    case 'failed':
      return fail(state, event);
    case 'check-failed':
      return keepUnanswered(state, event);
    case 'not-played':
      return leaveUnplayed(state, event);
    case 'looked-up':
      return takeUp(state, event);
    case 'left-open-requested':
      return lookUpAgain(state);
    case 'shown':
      return finish(state);
    case 'replayed':
      return replay(state, event.played);
    case 'seen':
      return step(state.open?.id === event.id ? { ...state, open: null } : state);
    case 'unseen':
      return keepFailure(state, event);
    case 'confirmation-requested':
      return step(state, ...confirmation(state));
    case 'dismissed':
      return step(state.trouble?.fate === 'refused' ? { ...state, trouble: null } : state);
    case 'dropped':
      return drop(state);
  }
}

function open<Version>(
  state: RoundState<Version>,
  { unanswered, leftOpen }: EventOf<'opened', Version>,
): Step<Version> {
  if (state.phase !== 'idle') return step(state);
  // The answer to an unanswered press includes whatever it left open.
  if (unanswered) return check(state, unanswered);
  return leftOpen ? resume(state, leftOpen) : step(state);
}

/** A wait never shortens one of a stake in this game. */
function delay<Version>(state: RoundState<Version>, { untilMs, nowMs }: EventOf<'delayed'>): Step<Version> {
  const isLonger = untilMs > Math.max(nowMs, state.wait.untilMs);
  // The wait of a stake that is refused ends early.
  if (!isLonger && state.phase !== 'requesting') return step(state);
  const wait = isLonger ? { fromMs: nowMs, untilMs } : state.wait;
  return step({ ...state, wait, delayedUntilMs: Math.max(untilMs, state.delayedUntilMs) });
}

/** Looks up the round behind a refusal once more; if none is left, the refusal is settled. */
function lookUpAgain<Version>(state: RoundState<Version>): Step<Version> {
  const { trouble } = state;
  if (trouble?.fate !== 'refused' || !isFurtherOn(trouble) || !isFree(state)) return step(state);
  return step({ ...state, trouble: null }, { type: 'look-up', after: trouble });
}

function finish<Version>(state: RoundState<Version>): Step<Version> {
  if (state.phase !== 'showing') return step(state);
  const finished = rest(state, state.table);
  return step(finished, ...confirmation(finished));
}

function replay<Version>(state: RoundState<Version>, played: Played<Version>): Step<Version> {
  if (state.phase !== 'idle') return step(state);
  const laid = lay(state, played, { awaits: null, origin: 'replayed', stakedBefore: 0, settled: null });
  return step({ ...laid, open: state.open });
}

function keepFailure<Version>(state: RoundState<Version>, { id, failure }: EventOf<'unseen'>): Step<Version> {
  return step(state.open?.id === id ? { ...state, open: { ...state.open, failure } } : state);
}
