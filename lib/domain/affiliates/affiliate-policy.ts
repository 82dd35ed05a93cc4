import type { PlayState } from '#domain/play-limits/play-state';
import { checkTimeOut, type TimeOutRefused } from '#domain/play-limits/time-out';
import type { LocalDay } from '#domain/player/local-day';
import {
  isBlocked,
  checkPlayEligibility,
  type Residency,
  type ResidencyRefusal,
  type ResidencyRules,
} from '#domain/player/residency';
import type { State } from '#domain/player/states';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';

/** The affiliate lives where Sweeps Coins are not offered, so links are neither created nor shown nor followed. */
export interface LinksSuppressed {
  readonly code: 'affiliates/links-suppressed';
  readonly state: State;
  readonly since: LocalDay;
}

/** Checks whether an affiliate may advertise from the declared state; an unknown state is allowed. */
export function checkAdvertising(home: Residency, now: Date, rules: ResidencyRules): LinksSuppressed | null {
  const { state } = home;
  if (state === null || !isBlocked(home, now, rules)) return null;
  const { since } = rules.blockedStates.find((each) => each.state === state)!;
  return { code: 'affiliates/links-suppressed', state, since };
}

/**
 * Checks whether a player may become an affiliate: not suspended, of age by a declared birthday, and not self-excluded, because someone
 * who stays away from play must not be asked to advertise it. A break does not block it.
 */
export function checkApplicationEligibility(
  { residency, timeOut, suspension }: Pick<PlayState, 'residency' | 'timeOut' | 'suspension'>,
  now: Date,
  rules: ResidencyRules,
): PlayerSuspended | ResidencyRefusal | TimeOutRefused | null {
  const refused = checkSuspension(suspension) ?? checkPlayEligibility(residency, now, rules);
  if (refused) return refused;
  if (residency.bornOn === null) return { code: 'player/age-and-state-needed' };
  const away = checkTimeOut(timeOut, now);
  return away?.code === 'play-limits/excluded' ? away : null;
}
