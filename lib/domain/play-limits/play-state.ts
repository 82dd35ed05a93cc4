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

/** Everything that bounds a player's play, kept with their wallet so that it is checked in the write that moves the coins. */
export interface PlayState {
  readonly residency: Residency;
  /** Null while no sign-in from a blocked state asked for one. */
  readonly residencyCheck: ResidencyCheck | null;
  readonly timeOut: TimeOut | null;
  /** Why Sweeps Coins are neither played nor given; empty where nothing is against it. */
  readonly frozen: FreezeReasons;
  /** Null while the player wants to stay. */
  readonly deletion: Deletion | null;
  /** Null while the house has nothing against it. */
  readonly suspension: Suspension | null;
  /** Whether an account was here before under the player's address: what it had as a newcomer is not given again. */
  readonly isReturned: boolean;
  /** From when on prizes can be redeemed, after a change of the e-mail address; null before the first. */
  readonly redeemsFrom: Date | null;
  readonly limits: Limits;
  readonly realityCheck: RealityCheckMinutes;
  readonly windows: Windows;
  /** Null before the first round. */
  readonly session: Session | null;
  readonly lastRoundAt: Date | null;
}

/** A limit that the player set would be passed. */
export interface LimitReached {
  readonly code:
    | 'play-limits/stake-limit-reached'
    | 'play-limits/loss-limit-reached'
    | 'play-limits/purchase-limit-reached'
    | 'play-limits/time-limit-reached';
  readonly period: Period;
  /** The limit, in the unit of what it limits. */
  readonly most: number;
  /** What is left of it, zero or more. */
  readonly left: number;
  /** When the period is over. */
  readonly resetsAt: Date;
}

/** Why a round is not played. */
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

/** Why a purchase is not made. */
export type PurchaseRefused =
  | PlayerSuspended
  | ResidencyRefusal
  | TimeOutRefused
  | DeletionRequested
  | LimitReached;

/** How the ledger remembers a change of what bounds a player's play: it moves no coins. */
export interface PlayStateDetail {
  readonly kind: 'play-limits';
  /** What was asked for, in words: `set-play-limit thing=loss-sweeps period=day most=500`. */
  readonly change: string;
}

/** What bounds somebody of whom nothing is known yet. */
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
  };
}

/**
 * Checks whether a round may be played. It counts what the round can lose at most, so that no payout can excuse passing a limit.
 *
 * @param round.stake  above zero, in the coin's smallest unit
 * @returns the first reason against it, the most lasting one first; null when there is none
 */
export function checkRound(
  state: PlayState,
  { coin, stake }: { coin: Coin; stake: Amount },
  now: Date,
  rules: PlayRules,
): RoundRefused | null {
  const { lastRoundAt } = state;
  const session = sessionAt(state.session, lastRoundAt, now, rules.restMs);
  return (
    checkPlayer(state, coin, now, rules) ??
    checkLimits(state, now, [
      ['time', Math.max(1, playedSince(lastRoundAt, now, rules.restMs)), ({ playedMs }) => playedMs],
      ...stakesOf({ coin, stake }),
    ]) ??
    checkReality(session, now, state.realityCheck) ??
    checkShortestCycle(lastRoundAt, now, rules.shortestCycleMs)
  );
}

/** Whether this player may stake this coin at all by now. */
function checkPlayer(
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

/** Counts a round that was played. */
export function countRound(
  state: PlayState,
  round: CountedRound,
  now: Date,
  { restMs }: Pick<PlayRules, 'restMs'>,
): PlayState {
  const counted = { ...sumsOf(round), playedMs: playedSince(state.lastRoundAt, now, restMs) };
  return {
    ...state,
    windows: count(windowsAt(state, now), counted),
    session: afterRound(sessionAt(state.session, state.lastRoundAt, now, restMs), round),
    lastRoundAt: now,
  };
}

/**
 * Checks whether a decision may add to the stake of a round that has begun. Time, reality check and cycle are those of its beginning:
 * nobody is kept from ending a round.
 *
 * @param round.stake  all of it, with what is added
 */
export function checkAddedStake(
  state: PlayState,
  { coin, stake }: { coin: Coin; stake: Amount },
  now: Date,
  rules: ResidencyRules,
): RoundRefused | null {
  return checkPlayer(state, coin, now, rules) ?? checkLimits(state, now, stakesOf({ coin, stake }));
}

/** Counts the time up to a round that begins now, and is counted itself when it ends. */
export function countBeginning(
  state: PlayState,
  now: Date,
  { restMs }: Pick<PlayRules, 'restMs'>,
): PlayState {
  const playedMs = playedSince(state.lastRoundAt, now, restMs);
  return {
    ...state,
    windows: count(windowsAt(state, now), { ...nothing, playedMs }),
    session: sessionAt(state.session, state.lastRoundAt, now, restMs),
    lastRoundAt: now,
  };
}

/** Counts a round that had begun before, now that it ends. The cycle of the next one goes from beginning to beginning. */
export function countEnd(state: PlayState, round: CountedRound, now: Date): PlayState {
  return {
    ...state,
    windows: count(windowsAt(state, now), sumsOf(round)),
    session: afterRound(sessionAt(state.session, state.lastRoundAt, now, Infinity), round),
  };
}

/** Checks whether a purchase of so many cents may be made. */
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

/** Counts a purchase that was made. */
export function countPurchase(state: PlayState, cents: number, now: Date): PlayState {
  return { ...state, windows: count(windowsAt(state, now), { ...nothing, purchasedCents: cents }) };
}

/** The windows as they are at an instant. */
export function windowsAt({ windows, residency }: PlayState, now: Date): Windows {
  return windowsOn(windows, localDay(residency.timeZone, now));
}

/** Something that is limited, how much of it is asked for, and how much of it there was. */
type Asked = readonly [thing: LimitedThing, more: number, counted: (sums: Sums) => number];

/** What a stake can lose at most, and what it stakes. */
function stakesOf({ coin, stake }: { coin: Coin; stake: Amount }): readonly Asked[] {
  return [
    [`loss-${coin}`, stake, ({ lost }) => lost[coin]],
    [`stake-${coin}`, stake, ({ staked }) => staked[coin]],
  ];
}

/** What a round counts, time aside. */
function sumsOf({ coin, stake, payout }: CountedRound): Sums {
  return {
    ...nothing,
    staked: { ...nothing.staked, [coin]: stake },
    lost: { ...nothing.lost, [coin]: amount(stake - payout) },
  };
}

/** Of several limits that would be passed it names the one that lasts longest: nobody is told tomorrow who has to wait for a month. */
function checkLimits(state: PlayState, now: Date, asked: readonly Asked[]): LimitReached | null {
  const windows = windowsAt(state, now);
  let lasting: LimitReached | null = null;
  let lastsUntil = '';
  for (const [thing, more, counted] of asked) {
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
