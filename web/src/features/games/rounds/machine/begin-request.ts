import type { Press } from '../press';
import { isOfflineRefusal, offlineRefusal } from '../refused-press';
import { awaitsRetry, isReplay, type Requesting, type RoundState } from './round-state';
import { confirmation, type EventOf, type Step, step } from './step';

/** A new press: it is sent, or refused at once while offline, since a queued press would stake later without the player. */
export function press<Version>(
  state: RoundState<Version>,
  { press: pressed, isReachable, nowMs }: EventOf<'pressed'>,
  cycleMs: number,
): Step<Version> {
  if (!isAccepted(state, pressed, nowMs)) return step(state);
  if (isReachable) return send(state, pressed, nowMs, cycleMs);
  const failure = offlineRefusal();
  return step({ ...state, trouble: { press: pressed, fate: 'refused', failure, readFailure: null } });
}

/** Whether a press counts: a decision where its round waits for it, a stake where nothing comes first and the cycle has elapsed. */
function isAccepted(state: RoundState, { decision }: Press, nowMs: number): boolean {
  const { phase, table, trouble, open, wait } = state;
  if (awaitsRetry(trouble)) return false;
  if (!decision) return phase === 'idle' && open === null && nowMs >= wait.untilMs;
  if (phase !== 'deciding' || table === null) return false;
  return table.round.id === decision.round && table.round.decisions.length === decision.step;
}

/**
 * Continues with a press that is not settled, at the player's request: one that was not played is sent under its key as a new one, any
 * other one is checked first. It ends a replay; no other round can be under way at that time.
 */
export function repeat<Version>(
  state: RoundState<Version>,
  { nowMs }: { nowMs: number },
  cycleMs: number,
): Step<Version> {
  const { trouble } = state;
  if (!awaitsRetry(trouble)) return step(state);
  if (trouble.fate !== 'unplayed') return check(state, trouble.press);
  return send(state, trouble.press, nowMs, cycleMs);
}

/** Resumes what a lost connection has interrupted: the check of a press, or the confirmation of a round. It stakes nothing. */
export function reconnect<Version>(state: RoundState<Version>): Step<Version> {
  const { trouble } = state;
  if (trouble && isOfflineRefusal(trouble.failure))
    return step({ ...state, trouble: null }, ...confirmation(state));
  if (!awaitsRetry(trouble)) return step(state, ...confirmation(state));
  return trouble.fate === 'unplayed' ? step(state) : check(state, trouble.press);
}

/** Finds out whether a press was played. It is never sent again without the player: a page must not stake by itself. */
export function check<Version>(state: RoundState<Version>, unsettled: Press): Step<Version> {
  return step({ ...requesting(state, unsettled), isChecked: true }, { type: 'check', press: unsettled });
}

/**
 * Gives up a press that was not played, at the player's request. The press is checked once more and forgotten only if it still was not
 * played: its first request may have been under way during the last check, and its round would then be charged and never shown.
 */
export function drop<Version>(state: RoundState<Version>): Step<Version> {
  const { trouble } = state;
  if (trouble?.fate !== 'unplayed') return step(state);
  const { press: givenUp } = trouble;
  const checking = { ...requesting(state, givenUp), isChecked: true, isGivenUp: true };
  return step(checking, { type: 'check', press: givenUp });
}

function send<Version>(
  state: RoundState<Version>,
  pressed: Press,
  nowMs: number,
  cycleMs: number,
): Step<Version> {
  const wait = pressed.decision ? state.wait : { fromMs: nowMs, untilMs: nowMs + cycleMs };
  return step({ ...requesting(state, pressed), wait }, { type: 'send', press: pressed });
}

function requesting<Version>(state: RoundState<Version>, press: Press): Requesting<Version> {
  const { table, open, wait, delayedUntilMs, presentations } = state;
  return {
    phase: 'requesting',
    press,
    isChecked: false,
    isGivenUp: false,
    refusal: null,
    // A replayed round does not belong to this visit: a refusal must not restore it.
    table: table && !isReplay(state) ? { ...table, origin: 'pressed' } : null,
    trouble: null,
    open,
    wait,
    delayedUntilMs,
    presentations,
  };
}
