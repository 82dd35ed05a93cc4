import { isFurtherOn } from '../further-round';
import { fateOf, isRoundUnknown, retryAfterMs } from '../refused-press';
import { awaitsRetry, isReplay, type Requesting, type RoundState, type Trouble } from './round-state';
import { type EventOf, lay, rest, resume, type Step, step } from './step';

/** The answer to the pending request: its round is shown. */
export function answer<Version>(
  state: RoundState<Version>,
  { key, played, awaits, balances, nowMs }: EventOf<'answered', Version>,
  cycleMs: number,
): Step<Version> {
  if (!isPending(state, key)) return step(state);
  const { press, isChecked, table, wait } = state;
  const shown = lay(state, played, {
    awaits,
    origin: isChecked ? 'repeated' : 'pressed',
    // A decision that was sent after a reload may find no earlier state of its round.
    stakedBefore: press.decision ? (table ?? played).round.stake : 0,
    settled: isChecked ? null : balances,
  });
  // Measured from the answer, which follows the API's own timestamp, so the next press is never too early.
  const next = press.decision ? wait : { ...wait, untilMs: nowMs + cycleMs };
  return step({ ...shown, wait: next }, { type: 'forget', press });
}

/** The failure of the pending request: refused, awaiting a retry, or blocked by a round that is then looked up. */
export function fail<Version>(
  state: RoundState<Version>,
  { key, failure, nowMs }: EventOf<'failed'>,
): Step<Version> {
  if (!isPending(state, key)) return step(state);
  const { press } = state;
  const trouble: Trouble = { press, fate: fateOf(failure), failure, readFailure: null };
  const forget = { type: 'forget', press } as const;
  const release = { type: 'release' } as const;
  if (trouble.fate !== 'refused') return step(report(state, trouble, nowMs), release);
  if (isFurtherOn(trouble))
    return step({ ...state, refusal: trouble }, forget, { type: 'look-up', after: trouble });
  return step(report(state, trouble, nowMs), forget, release);
}

/** A check that failed, even one that was refused, shows nothing about the press: the press may have been played. */
export function keepUnanswered<Version>(
  state: RoundState<Version>,
  { key, failure, nowMs }: EventOf<'check-failed'>,
): Step<Version> {
  if (!isPending(state, key)) return step(state);
  const fate = fateOf(failure) === 'signed-out' ? 'signed-out' : 'unanswered';
  const trouble: Trouble = { press: state.press, fate, failure, readFailure: null };
  return step(report(state, trouble, nowMs), { type: 'release' });
}

/**
 * The press that was checked was not played: the player decides whether to send it, unless they have already given it up. A page that was
 * just opened does not know yet whether another round is open.
 */
export function leaveUnplayed<Version>(
  state: RoundState<Version>,
  { key, nowMs }: EventOf<'not-played'>,
): Step<Version> {
  if (!isPending(state, key)) return step(state);
  const trouble: Trouble = { press: state.press, fate: 'unplayed', failure: null, readFailure: null };
  const lookUp = state.table ? [] : [{ type: 'look-up', after: null } as const];
  const rested = report(state, trouble, nowMs);
  if (!state.isGivenUp) return step(rested, { type: 'release' }, ...lookUp);
  return step(
    { ...rested, trouble: null },
    { type: 'forget', press: state.press },
    { type: 'release' },
    ...lookUp,
  );
}

/** The result of a lookup, with or without a press: an open round of this game is shown. */
export function takeUp<Version>(
  state: RoundState<Version>,
  { after, found, failure, nowMs }: EventOf<'looked-up', Version>,
): Step<Version> {
  if (!isExpected(state, after)) return step(state);
  if (found) return resume(state, found);
  if (!after) return step(state);
  const trouble = { ...after, readFailure: failure };
  if (state.phase === 'requesting') return step(report(state, trouble, nowMs), { type: 'release' });
  const isCleared = failure === null && !isRoundUnknown(after.failure);
  if (isCleared || awaitsRetry(state.trouble)) return step(state);
  const isOver = state.phase === 'deciding' && isGone(trouble);
  return step(isOver ? rest({ ...state, trouble }, null) : { ...state, trouble });
}

/** Whether a lookup still matters: a press that was made during it has its own answer, and a round on show is not interrupted. */
function isExpected(state: RoundState, after: Trouble | null): boolean {
  if (state.phase === 'requesting') return after !== null && state.refusal?.press.key === after.press.key;
  return state.phase !== 'showing' || isReplay(state);
}

/** Two requests may share one key, as after a reload; only the first answer counts. */
function isPending<Version>(state: RoundState<Version>, key: string): state is Requesting<Version> {
  return state.phase === 'requesting' && state.press.key === key && state.refusal === null;
}

/** Ends a request that led to no round. */
function report<Version>(state: Requesting<Version>, trouble: Trouble, nowMs: number): RoundState<Version> {
  const untilMs = Math.max(nowMs + (retryAfterMs(trouble.failure) ?? 0), state.delayedUntilMs);
  const wait = trouble.press.decision ? state.wait : { fromMs: nowMs, untilMs };
  return rest({ ...state, trouble, wait }, isGone(trouble) ? null : state.table);
}

/** Whether the round of a decision is over. A failed lookup may be temporary, and the round then keeps waiting. */
function isGone({ fate, failure, readFailure }: Trouble): boolean {
  return fate === 'refused' && isRoundUnknown(failure) && readFailure === null;
}
