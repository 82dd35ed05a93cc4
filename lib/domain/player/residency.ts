import { ageOn } from './age';
import { localDay, type LocalDay, type TimeZone } from './local-day';
import { type BlockedState, blockOf, isState, type State } from './states';
import { checkResidencyConfirmed, type ResidencyCheck, type ResidencyUnconfirmed } from './viewer-region';

/** Data that decides where and at what age a player plays; null for what the player has not stated. */
export interface Residency {
  readonly bornOn: LocalDay | null;
  readonly state: State | null;
  readonly timeZone: TimeZone;
}

/** Rules for playing and for Sweeps Coins. */
export interface ResidencyRules {
  /** In whole years. */
  readonly minimumAge: number;
  readonly blockedStates: readonly BlockedState[];
}

/** Why a player may not play at all, or not with Sweeps Coins. */
export type ResidencyRefusal =
  | { readonly code: 'player/under-age'; readonly minimumAge: number }
  | { readonly code: 'player/age-and-state-needed' }
  | { readonly code: 'player/state-blocked'; readonly state: State; readonly since: LocalDay };

/** Refuses a player who is known to be under age. */
export function checkPlayEligibility(
  { bornOn, timeZone }: Residency,
  now: Date,
  { minimumAge }: ResidencyRules,
): ResidencyRefusal | null {
  const isUnderAge = bornOn !== null && ageOn(localDay(timeZone, now), bornOn) < minimumAge;
  return isUnderAge ? { code: 'player/under-age', minimumAge } : null;
}

/**
 * Checks whether a player may play with Sweeps Coins: age and state must be known, and allowed, and the residency confirmed after a sign-in
 * from a blocked state.
 */
export function checkSweepsEligibility(
  {
    residency,
    residencyCheck,
  }: { readonly residency: Residency; readonly residencyCheck: ResidencyCheck | null },
  now: Date,
  rules: ResidencyRules,
): ResidencyRefusal | ResidencyUnconfirmed | null {
  const { timeZone } = residency;
  const { blockedStates } = rules;
  return (
    checkSweepsResidency(residency, now, rules) ??
    checkResidencyConfirmed(residencyCheck, { now, timeZone, blockedStates })
  );
}

/** Checks age and state for Sweeps Coins, regardless of where the last sign-in came from. */
export function checkSweepsResidency(
  residency: Residency,
  now: Date,
  rules: ResidencyRules,
): ResidencyRefusal | null {
  const { bornOn, state, timeZone } = residency;
  const refused = checkPlayEligibility(residency, now, rules);
  if (refused) return refused;
  if (bornOn === null || state === null) return { code: 'player/age-and-state-needed' };
  const blocked = blockOf(state, localDay(timeZone, now), rules.blockedStates);
  return blocked ? { code: 'player/state-blocked', state, since: blocked.since } : null;
}

/**
 * Refuses a postal address in a blocked state, for prizes and mail-in entries, regardless of the state the player declared.
 *
 * @param state  two uppercase letters
 */
export function checkAddressState(
  state: string,
  { timeZone }: Pick<Residency, 'timeZone'>,
  now: Date,
  { blockedStates }: Pick<ResidencyRules, 'blockedStates'>,
): ResidencyRefusal | null {
  const blocked = isState(state) ? blockOf(state, localDay(timeZone, now), blockedStates) : undefined;
  return blocked ? { code: 'player/state-blocked', state: state as State, since: blocked.since } : null;
}

/** Whether the player lives in a state where Sweeps Coins are not offered. */
export function isBlocked(
  { state, timeZone }: Residency,
  now: Date,
  { blockedStates }: ResidencyRules,
): boolean {
  return state !== null && blockOf(state, localDay(timeZone, now), blockedStates) !== undefined;
}
