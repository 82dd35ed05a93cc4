import { localDay, type TimeZone } from './local-day';
import { type BlockedState, blockOf, isState, type State } from './states';

/** Where a network is, as far as it could be located. */
export interface Location {
  /** ISO 3166-1 code of two letters. */
  readonly country: string;
  /** Code of the region within its country, for the United States the postal code of the state; null where it is not known. */
  readonly region: string | null;
}

/** The location of the last recorded sign-in. It says where a network is, and not where its player lives. */
export interface ViewerRegion extends Location {
  readonly at: Date;
}

/** A player signed in from a blocked state, and is asked to confirm where they live before they play with Sweeps Coins. */
export interface ResidencyCheck {
  readonly state: State;
  readonly askedAt: Date;
  /** Null until the player confirms their residency. */
  readonly confirmedAt: Date | null;
}

/** The last sign-in came from a blocked state, and the player has not confirmed since that they live elsewhere. */
export interface ResidencyUnconfirmed {
  readonly code: 'player/residency-unconfirmed';
  readonly region: State;
}

/** By what a location is judged: the states where Sweeps Coins are not offered, and the day of the player. */
export interface LocationRules {
  readonly now: Date;
  readonly timeZone: TimeZone;
  readonly blockedStates: readonly BlockedState[];
}

/** 30 days, in which a confirmation covers further sign-ins from the same state: a commuter is not asked at each of them. */
const confirmationMs = 30 * 86_400_000;

/**
 * Records the location of a sign-in in place of the one before. One sign-in is recorded once: what a browser, or a thief of its token,
 * reports later within it changes nothing.
 *
 * @returns `last` itself where the sign-in, or a later one, is on record
 */
export function recordViewerRegion(
  last: ViewerRegion | null,
  { country, region }: Location,
  { signedInAt, now }: { readonly signedInAt: Date; readonly now: Date },
): ViewerRegion {
  return last && last.at >= signedInAt ? last : { country, region, at: now };
}

/**
 * Decides whether a sign-in from a location asks for a residency. From a blocked state it does, unless the residency was confirmed for that
 * state within the 30 days before. From anywhere else it withdraws what was asked, and keeps what was confirmed.
 *
 * @returns `check` itself where nothing changes
 */
export function checkAfterSignIn(
  check: ResidencyCheck | null,
  location: Location,
  rules: LocationRules,
): ResidencyCheck | null {
  const state = blockedStateOf(location, rules);
  if (state === null) return check?.confirmedAt ? check : null;
  return check?.state === state && covers(check, rules.now)
    ? check
    : { state, askedAt: rules.now, confirmedAt: null };
}

/** Refuses Sweeps Coins while a residency that was asked for is not confirmed; a state that is blocked no more refuses nothing. */
export function checkResidencyConfirmed(
  check: ResidencyCheck | null,
  { now, timeZone, blockedStates }: LocationRules,
): ResidencyUnconfirmed | null {
  if (!check || check.confirmedAt || !blockOf(check.state, localDay(timeZone, now), blockedStates))
    return null;
  return { code: 'player/residency-unconfirmed', region: check.state };
}

/** Confirms the residency of a player who has just stated where they live. */
export function confirmResidency(check: ResidencyCheck | null, now: Date): ResidencyCheck | null {
  return check && !check.confirmedAt ? { ...check, confirmedAt: now } : check;
}

function blockedStateOf(
  { country, region }: Location,
  { now, timeZone, blockedStates }: LocationRules,
): State | null {
  if (country !== 'US' || region === null || !isState(region)) return null;
  return blockOf(region, localDay(timeZone, now), blockedStates) ? region : null;
}

/** Whether the player need not be asked again: they have not answered yet, or did within 30 days. */
function covers({ confirmedAt }: ResidencyCheck, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() < confirmationMs;
}
