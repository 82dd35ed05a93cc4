import { type Amount, amount, type Coin } from '#domain/money/coin';
import { checkDeletion, type Deletion, type DeletionRequested } from '#domain/player/deletion';
import { localDay, timeZone } from '#domain/player/local-day';
import {
  checkPlayEligibility,
  checkSweepsEligibility,
  type Residency,
  type ResidencyRefusal,
  type ResidencyRules,
} from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended, type Suspension } from '#domain/player/suspension';
import type { ResidencyCheck, ResidencyUnconfirmed } from '#domain/player/viewer-region';
import { type LimitedThing, type Limits, mostAt } from './limits';
import type { PlayRules } from './rules';
import {
  afterRound,
  checkReality,
  type CountedRound,
  playedSince,
  type RealityCheckDue,
  type RealityCheckMinutes,
  type Session,
  sessionAt,
} from './session';
import { checkShortestCycle, type TooFast } from './shortest-cycle';
import { checkFreeze, type FreezeReasons, type SweepsFrozen } from './sweeps-freeze';
import { checkTimeOut, type TimeOut, type TimeOutRefused } from './time-out';
import {
  count,
  emptyWindows,
  endOf,
  nothing,
  type Period,
  periods,
  resetsAt,
  type Sums,
  type Windows,
  windowsOn,
} from './windows';

/** Everything that restricts a player's play. It is part of the wallet, so that the write that moves coins also enforces it. */
export interface PlayState {
  readonly residency: Residency;
  /** Null unless a sign-in from a blocked state requires a confirmation. */
  readonly residencyCheck: ResidencyCheck | null;
  readonly timeOut: TimeOut | null;
  /** Reasons for which Sweeps Coins can be neither played nor granted; empty if there are none. */
  readonly frozen: FreezeReasons;
  /** Null without a deletion request. */
  readonly deletion: Deletion | null;
  /** Null unless an admin suspended the player. */
  readonly suspension: Suspension | null;
  /** Whether an earlier account had the player's email address, so that welcome benefits are not granted again. */
  readonly isReturned: boolean;
  /** When redemptions resume after a change of the email address; null before the first change. */
  readonly redeemsFrom: Date | null;
  readonly limits: Limits;
  readonly realityCheck: RealityCheckMinutes;
  readonly windows: Windows;
  /** Null before the first round. */
  readonly session: Session | null;
  readonly lastRoundAt: Date | null;
  /** Latest decision in the last round, from which a rest is measured; null if that round took none. */
  readonly lastDecisionAt: Date | null;
}

/** The state of a player whose session has begun. */
interface PlayStateInSession extends PlayState {
  readonly session: Session;
}

/** A limit set by the player would be exceeded. */
export interface LimitReached {
  readonly code:
    | 'play-limits/stake-limit-reached'
    | 'play-limits/loss-limit-reached'
    | 'play-limits/purchase-limit-reached'
    | 'play-limits/time-limit-reached';
  readonly period: Period;
  /** The limit, in its own unit. */
  readonly most: number;
  /** Remaining amount, zero or more. */
  readonly left: number;
  /** When the period ends. */
  readonly resetsAt: Date;
}

/** Why a round is refused. */
export type RoundRefused =
  | PlayerSuspended
  | ResidencyRefusal
  | ResidencyUnconfirmed
  | TimeOutRefused
  | DeletionRequested
  | SweepsFrozen
  | TooFast
  | RealityCheckDue
  | LimitReached;

/** Why a purchase is refused. */
export type PurchaseRefused =
  | PlayerSuspended
  | ResidencyRefusal
  | TimeOutRefused
  | DeletionRequested
  | LimitReached;

/** Ledger detail of a change of the play state, which moves no coins. */
export interface PlayStateDetail {
  readonly kind: 'play-limits';
  /** The command as text: `set-play-limit thing=loss-sweeps period=day most=500`. */
  readonly change: string;
  /** The admin who made the change on the player's behalf; absent when the player made it. */
  readonly actor?: string;
}

/** Play state of a new player. */
export function newPlayState(now: Date): PlayState {
  const zone = timeZone('America/New_York');
  return {
    residency: { bornOn: null, state: null, timeZone: zone },
    residencyCheck: null,
    timeOut: null,
    frozen: [],
    deletion: null,
    suspension: null,
    isReturned: false,
    redeemsFrom: null,
    limits: {},
    realityCheck: 60,
    windows: emptyWindows(localDay(zone, now)),
    session: null,
    lastRoundAt: null,
    lastDecisionAt: null,
  };
}

/**
 * Checks whether a round may be played. It counts the highest possible loss, so that no payout can compensate for an exceeded limit.
 *
 * @param round.stake  above zero, in the coin's smallest unit
 * @returns the most lasting reason against it, or null
 */
export function checkRound(
  state: PlayState,
  { coin, stake }: { coin: Coin; stake: Amount },
  now: Date,
  rules: PlayRules,
): RoundRefused | null {
  const lastPlayedAt = lastPlayed(state);
  const session = sessionAt(state.session, lastPlayedAt, now, rules.restMs);
  return (
    checkPlayer(state, coin, now, rules) ??
    checkLimits(state, now, [
      ['time', Math.max(1, playedSince(lastPlayedAt, now, rules.restMs)), ({ playedMs }) => playedMs],
      ...stakesOf({ coin, stake }),
    ]) ??
    checkReality(session, now, state.realityCheck) ??
    checkShortestCycle(state.lastRoundAt, now, rules.shortestCycleMs)
  );
}

/** Checks the rules that are independent of limits and time: whether the player may play with a coin at all. */
export function checkPlayer(
  { suspension, residency, residencyCheck, timeOut, deletion, frozen }: PlayState,
  coin: Coin,
  now: Date,
  rules: ResidencyRules,
):
  | PlayerSuspended
  | ResidencyRefusal
  | ResidencyUnconfirmed
  | TimeOutRefused
  | DeletionRequested
  | SweepsFrozen
  | null {
  return (
    checkSuspension(suspension) ??
    (coin === 'gold'
      ? checkPlayEligibility(residency, now, rules)
      : checkSweepsEligibility({ residency, residencyCheck }, now, rules)) ??
    checkTimeOut(timeOut, now) ??
    checkDeletion(deletion) ??
    (coin === 'gold' ? null : checkFreeze(frozen))
  );
}

/** Counts a settled round. */
export function countRound(
  state: PlayState,
  round: CountedRound,
  now: Date,
  rules: Pick<PlayRules, 'restMs'>,
): PlayState {
  return countOutcome(countBeginning(state, now, rules), round);
}

/**
 * Checks whether a decision may add to the stake of a round in progress. Time, reality check and shortest cycle were checked at its
 * beginning, because a player must always be able to end a round.
 *
 * @param round.stake  total stake including the addition
 */
export function checkAddedStake(
  state: PlayState,
  { coin, stake }: { coin: Coin; stake: Amount },
  now: Date,
  rules: ResidencyRules,
): RoundRefused | null {
  return checkPlayer(state, coin, now, rules) ?? checkLimits(state, now, stakesOf({ coin, stake }));
}

/** Counts the time up to a round that begins now; `countEnd` counts the round itself. */
export function countBeginning(
  state: PlayState,
  now: Date,
  rules: Pick<PlayRules, 'restMs'>,
): PlayStateInSession {
  return { ...countTime(state, now, rules), lastRoundAt: now, lastDecisionAt: null };
}

/** Counts the time up to a decision in a round that began earlier. The shortest cycle is measured between beginnings. */
export function countDecision(
  state: PlayState,
  now: Date,
  rules: Pick<PlayRules, 'restMs'>,
): PlayStateInSession {
  return { ...countTime(state, now, rules), lastDecisionAt: now };
}

/** Counts the decision that ends a round, and the round itself. */
export function countEnd(
  state: PlayState,
  round: CountedRound,
  now: Date,
  rules: Pick<PlayRules, 'restMs'>,
): PlayState {
  return countOutcome(countDecision(state, now, rules), round);
}

/** Counts the time since the player last played, unless they have rested. The windows of the result are those of `now`. */
function countTime(state: PlayState, now: Date, { restMs }: Pick<PlayRules, 'restMs'>): PlayStateInSession {
  const playedMs = playedSince(lastPlayed(state), now, restMs);
  return {
    ...state,
    windows: count(windowsAt(state, now), { ...nothing, playedMs }),
    session: sessionAt(state.session, lastPlayed(state), now, restMs),
  };
}

/** Counts stake and payout of a round in the windows and the session of a state whose time is counted. */
function countOutcome(state: PlayStateInSession, round: CountedRound): PlayState {
  return {
    ...state,
    windows: count(state.windows, sumsOf(round)),
    session: afterRound(state.session, round),
  };
}

/** When the player last began a round or decided in one; null before the first round. */
function lastPlayed({ lastRoundAt, lastDecisionAt }: PlayState): Date | null {
  return lastDecisionAt ?? lastRoundAt;
}

/** Checks whether a purchase of an amount in cents may be made. */
export function checkPurchase(
  state: PlayState,
  cents: number,
  now: Date,
  rules: PlayRules,
): PurchaseRefused | null {
  return (
    checkSuspension(state.suspension) ??
    checkPlayEligibility(state.residency, now, rules) ??
    checkTimeOut(state.timeOut, now) ??
    checkDeletion(state.deletion) ??
    checkLimits(state, now, [['purchase', cents, ({ purchasedCents }) => purchasedCents]])
  );
}

/** Counts a purchase. */
export function countPurchase(state: PlayState, cents: number, now: Date): PlayState {
  return { ...state, windows: count(windowsAt(state, now), { ...nothing, purchasedCents: cents }) };
}

/** The windows in effect at an instant. */
export function windowsAt({ windows, residency }: PlayState, now: Date): Windows {
  return windowsOn(windows, localDay(residency.timeZone, now));
}

/** A limited amount to add, and how to read the amount counted so far. */
type LimitedAmount = readonly [thing: LimitedThing, more: number, counted: (sums: Sums) => number];

/** The highest possible loss and the stake of a round. */
function stakesOf({ coin, stake }: { coin: Coin; stake: Amount }): readonly LimitedAmount[] {
  return [
    [`loss-${coin}`, stake, ({ lost }) => lost[coin]],
    [`stake-${coin}`, stake, ({ staked }) => staked[coin]],
  ];
}

/** What a round adds to the sums, except time. */
function sumsOf({ coin, stake, payout }: CountedRound): Sums {
  return {
    ...nothing,
    staked: { ...nothing.staked, [coin]: stake },
    lost: { ...nothing.lost, [coin]: amount(stake - payout) },
  };
}

/** Of several exceeded limits, returns the one that resets last, so that the player learns the full waiting time. */
function checkLimits(state: PlayState, now: Date, amounts: readonly LimitedAmount[]): LimitReached | null {
  const windows = windowsAt(state, now);
  let lasting: LimitReached | null = null;
  let lastsUntil = '';
  for (const [thing, more, counted] of amounts) {
    for (const period of periods) {
      const most = mostAt(state.limits[`${thing} ${period}`], now);
      const window = windows[period];
      const left = most === null ? Infinity : most - counted(window.sums);
      const until = endOf(period, window);
      if (most === null || more <= left || until <= lastsUntil) continue;
      lastsUntil = until;
      lasting = {
        code: codeOf(thing),
        period,
        most,
        left: Math.max(0, left),
        resetsAt: resetsAt(period, window, state.residency.timeZone),
      };
    }
  }
  return lasting;
}

function codeOf(thing: LimitedThing): LimitReached['code'] {
  if (thing === 'time' || thing === 'purchase') return `play-limits/${thing}-limit-reached`;
  return thing.startsWith('loss') ? 'play-limits/loss-limit-reached' : 'play-limits/stake-limit-reached';
}
