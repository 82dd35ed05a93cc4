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

/** Links of somebody who lives where Sweeps Coins are not offered: they are neither made nor shown, and lead nobody here. */
export interface LinksSuppressed {
  readonly code: 'affiliates/links-suppressed';
  readonly state: State;
  readonly since: LocalDay;
}

/** Checks whether an affiliate may advertise from where they live; where they have not told, nothing is known against it. */
export function checkAdvertising(home: Residency, now: Date, rules: ResidencyRules): LinksSuppressed | null {
  const { state } = home;
  if (state === null || !isBlocked(home, now, rules)) return null;
  const { since } = rules.blockedStates.find((each) => each.state === state)!;
  return { code: 'affiliates/links-suppressed', state, since };
}

/**
 * Checks whether somebody may become an affiliate: not suspended, of age by the birthday that they told, and not excluded. Who wants to be kept away from
 * play is not asked to advertise it; a break is no reason against it.
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
