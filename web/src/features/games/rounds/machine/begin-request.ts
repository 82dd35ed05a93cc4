import type { Press } from '../press';
import { offlineRefusal } from '../refused-press';
import { awaitsRetry, isReplay, type Requesting, type RoundState, type Trouble } from './round-state';
import { confirmation, type EventOf, type Step, step } from './step';

/** A new press: it is sent, or refused at once while offline, since a queued press would stake later without the player. */
export function press<Version>(
  state: RoundState<Version>,
  { press: pressed, isReachable, nowMs }: EventOf<'pressed'>,
  cycleMs: number,
): Step<Version> {
  if (!isAccepted(state, pressed, nowMs)) return step(state);
  if (isReachable) return send(state, pressed, { isRepeat: false, nowMs }, cycleMs);
  const failure = offlineRefusal();
  return step({ ...state, trouble: { press: pressed, fate: 'refused', failure, readFailure: null } });
}

/** Whether a press counts: a decision where its round waits for it, a stake where nothing comes first and the cycle has elapsed. */
function isAccepted(state: RoundState, { decision }: Press, nowMs: number): boolean {
  const { phase, table, trouble, open, elsewhere, wait } = state;
  if (awaitsRetry(trouble)) return false;
  if (!decision) return phase === 'idle' && open === null && elsewhere === null && nowMs >= wait.untilMs;
  if (phase !== 'deciding' || table === null) return false;
  return table.round.id === decision.round && table.round.decisions.length === decision.step;
}

/** Sends the unanswered press again with its idempotency key. It ends a replay; no other round can be under way at that time. */
export function repeat<Version>(
  state: RoundState<Version>,
  { nowMs }: { nowMs: number },
  cycleMs: number,
): Step<Version> {
  const { trouble } = state;
  if (!awaitsRetry(trouble)) return step(state);
  return send(state, trouble.press, { isRepeat: true, nowMs }, cycleMs);
}

/** Resumes what a lost connection has interrupted: an unanswered press, or the confirmation of a round. */
export function reconnect<Version>(
  state: RoundState<Version>,
  { mayRepeat, nowMs }: EventOf<'reconnected'>,
  cycleMs: number,
): Step<Version> {
  const { trouble } = state;
  if (!awaitsRetry(trouble)) return step(state, ...confirmation(state));
  return mayRepeat ? repeat(state, { nowMs }, cycleMs) : step({ ...state, trouble: stale(trouble.press) });
}

/** A press that is too old to be repeated without the player: a tab reopened hours later must not stake by itself. */
export function stale(unanswered: Press): Trouble {
  return { press: unanswered, fate: 'stale', failure: null, readFailure: null };
}

export function send<Version>(
  state: RoundState<Version>,
  pressed: Press,
  { isRepeat, nowMs }: { isRepeat: boolean; nowMs: number },
  cycleMs: number,
): Step<Version> {
  const { table, open, elsewhere, wait, presentations } = state;
  const requesting: Requesting<Version> = {
    phase: 'requesting',
    press: pressed,
    isRepeat,
    refusal: null,
    // A replayed round does not belong to this visit: a refusal must not restore it.
    table: table && !isReplay(state) ? { ...table, origin: 'pressed' } : null,
    trouble: null,
    open,
    elsewhere,
    wait: pressed.decision ? wait : { fromMs: nowMs, untilMs: nowMs + cycleMs },
    presentations,
  };
  return step(requesting, { type: 'send', press: pressed });
}
