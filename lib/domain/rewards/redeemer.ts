import type { EmailUnverified } from '#domain/coins/gift';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkFreeze, type SweepsFrozen } from '#domain/play-limits/sweeps-freeze';
import { checkRedemptionPause, type RedemptionsPaused } from '#domain/player/email-change';
import { checkSweepsEligibility, type ResidencyRefusal, type ResidencyRules } from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';
import type { ResidencyUnconfirmed } from '#domain/player/viewer-region';

/** Who would redeem something. */
export interface Redeemer {
  readonly play: Pick<PlayState, 'suspension' | 'residency' | 'residencyCheck' | 'frozen' | 'redeemsFrom'>;
  readonly isEmailVerified: boolean;
}

/** Why somebody redeems nothing, whatever they hold. */
export type RedeemRefused =
  | PlayerSuspended
  | ResidencyRefusal
  | ResidencyUnconfirmed
  | SweepsFrozen
  | EmailUnverified
  | RedemptionsPaused;

/** Every code that can stand against redeeming, whatever the order is. */
export const redeemRefusals = [
  'player/suspended',
  'player/under-age',
  'player/age-and-state-needed',
  'player/state-blocked',
  'player/residency-unconfirmed',
  'player/email-unverified',
  'player/sweeps-frozen',
  'player/email-just-changed',
] as const satisfies readonly RedeemRefused['code'][];

/**
 * Checks whether somebody may redeem prizes at all: of age, in a state where Sweeps Coins are offered, by an e-mail address that is theirs,
 * with no payment in dispute, and not right
 * after a change of that address. Breaks and exclusions keep nobody from what they have won, nor does the wish to leave.
 *
 * @returns the most lasting reason against it; null when there is none
 */
export function checkRedemptionEligibility(
  { play, isEmailVerified }: Redeemer,
  now: Date,
  rules: ResidencyRules,
): RedeemRefused | null {
  return (
    checkSuspension(play.suspension) ??
    checkSweepsEligibility(play, now, rules) ??
    (isEmailVerified ? null : { code: 'player/email-unverified' }) ??
    checkFreeze(play.frozen) ??
    checkRedemptionPause(play.redeemsFrom, now)
  );
}
