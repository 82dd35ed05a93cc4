import { localDay, type TimeZone } from './local-day';
import { type BlockedState, blockOf, isState, type State } from './states';

/** Approximate location of a network. */
export interface Location {
  /** ISO 3166-1 code of two letters. */
  readonly country: string;
  /** Region within the country, for the United States the state's postal code; null if unknown. */
  readonly region: string | null;
}

/** Location of the last recorded sign-in, which is not necessarily where the player lives. */
export interface ViewerRegion extends Location {
  readonly at: Date;
}

/** A sign-in from a blocked state requires the player to confirm the residency before playing with Sweeps Coins. */
export interface ResidencyCheck {
  readonly state: State;
  readonly requestedAt: Date;
  /** Null until the player confirms their residency. */
  readonly confirmedAt: Date | null;
}

/** The last sign-in came from a blocked state, and the player has not confirmed the residency since. */
export interface ResidencyUnconfirmed {
  readonly code: 'player/residency-unconfirmed';
  readonly region: State;
}

/** Inputs for judging a location: the blocked states, and the player's day. */
export interface LocationRules {
  readonly now: Date;
  readonly timeZone: TimeZone;
  readonly blockedStates: readonly BlockedState[];
}

/** A confirmation covers sign-ins from the same state for 30 days, so that a commuter is not asked each time. */
const confirmationMs = 30 * 86_400_000;

/**
 * Records the location of a sign-in and replaces the previous one. Each sign-in is recorded once: later reports from the same sign-in,
 * by the browser or with a stolen token, change nothing.
 *
 * @returns `last` itself when this sign-in, or a later one, is recorded
 */
export function recordViewerRegion(
  last: ViewerRegion | null,
  { country, region }: Location,
  { signedInAt, now }: { readonly signedInAt: Date; readonly now: Date },
): ViewerRegion {
  return last && last.at >= signedInAt ? last : { country, region, at: now };
}

/**
 * Decides whether a sign-in requires a confirmation of residency. From a blocked state it does, unless the residency was confirmed for
 * that state within 30 days. From anywhere else it withdraws a pending check and keeps a confirmed one.
 *
 * @returns `check` itself when nothing changes
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
    : { state, requestedAt: rules.now, confirmedAt: null };
}

/** Refuses Sweeps Coins while a confirmation is pending and its state is still blocked. */
export function checkResidencyConfirmed(
  check: ResidencyCheck | null,
  { now, timeZone, blockedStates }: LocationRules,
): ResidencyUnconfirmed | null {
  if (!check || check.confirmedAt || !blockOf(check.state, localDay(timeZone, now), blockedStates))
    return null;
  return { code: 'player/residency-unconfirmed', region: check.state };
}

/** Confirms the residency after the player stated it. */
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

/** Whether no new check is needed: the current one is pending, or was confirmed within 30 days. */
function covers({ confirmedAt }: ResidencyCheck, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() < confirmationMs;
}
