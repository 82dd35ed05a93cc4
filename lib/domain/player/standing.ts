import { ageOn } from './age';
import { localDay, type LocalDay, type TimeZone } from './local-day';
import { type BlockedState, blockOf, isState, type State } from './states';
import { checkResidencyConfirmed, type ResidencyCheck, type ResidencyUnconfirmed } from './viewer-region';

/** What decides where and as whom somebody plays. What they have not told yet is null. */
export interface Standing {
  readonly bornOn: LocalDay | null;
  readonly state: State | null;
  readonly timeZone: TimeZone;
}

/** Who may play, and with what. */
export interface StandingRules {
  /** In whole years. */
  readonly minimumAge: number;
  readonly blockedStates: readonly BlockedState[];
}

/** Why somebody may not play at all, or not with Sweeps Coins. */
export type StandingRefused =
  | { readonly code: 'player/under-age'; readonly minimumAge: number }
  | { readonly code: 'player/age-and-state-needed' }
  | { readonly code: 'player/state-blocked'; readonly state: State; readonly since: LocalDay };

/** Checks whether somebody may play: nobody who is known to be under age. */
export function mayPlay(
  { bornOn, timeZone }: Standing,
  now: Date,
  { minimumAge }: StandingRules,
): StandingRefused | null {
  const isUnderAge = bornOn !== null && ageOn(localDay(timeZone, now), bornOn) < minimumAge;
  return isUnderAge ? { code: 'player/under-age', minimumAge } : null;
}

/**
 * Checks whether a player may play with Sweeps Coins: age and state must be known, and allowed, and the residency confirmed after a sign-in
 * from a blocked state.
 */
export function mayPlaySweeps(
  {
    standing,
    residencyCheck,
  }: { readonly standing: Standing; readonly residencyCheck: ResidencyCheck | null },
  now: Date,
  rules: StandingRules,
): StandingRefused | ResidencyUnconfirmed | null {
  const { timeZone } = standing;
  const { blockedStates } = rules;
  return (
    checkSweepsResidency(standing, now, rules) ??
    checkResidencyConfirmed(residencyCheck, { now, timeZone, blockedStates })
  );
}

/** Checks age and state for Sweeps Coins, for what does not depend on where the last sign-in came from. */
export function checkSweepsResidency(
  standing: Standing,
  now: Date,
  rules: StandingRules,
): StandingRefused | null {
  const { bornOn, state, timeZone } = standing;
  const refused = mayPlay(standing, now, rules);
  if (refused) return refused;
  if (bornOn === null || state === null) return { code: 'player/age-and-state-needed' };
  const blocked = blockOf(state, localDay(timeZone, now), rules.blockedStates);
  return blocked ? { code: 'player/state-blocked', state, since: blocked.since } : null;
}

/**
 * Checks an address that a prize is sent to, or that an entry comes from: whatever state the player told, neither goes to a blocked one.
 *
 * @param state  two capital letters
 */
export function checkAddressState(
  state: string,
  { timeZone }: Pick<Standing, 'timeZone'>,
  now: Date,
  { blockedStates }: Pick<StandingRules, 'blockedStates'>,
): StandingRefused | null {
  const blocked = isState(state) ? blockOf(state, localDay(timeZone, now), blockedStates) : undefined;
  return blocked ? { code: 'player/state-blocked', state: state as State, since: blocked.since } : null;
}

/** Whether somebody lives where Sweeps Coins are not offered. */
export function isBlocked(
  { state, timeZone }: Standing,
  now: Date,
  { blockedStates }: StandingRules,
): boolean {
  return state !== null && blockOf(state, localDay(timeZone, now), blockedStates) !== undefined;
}
