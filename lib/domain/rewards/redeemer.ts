import type { EmailUnverified } from '#domain/coins/gift';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkFreeze, type SweepsFrozen } from '#domain/play-limits/sweeps-freeze';
import { checkRedemptionPause, type RedemptionsPaused } from '#domain/player/email-change';
import { checkSweepsEligibility, type ResidencyRefusal, type ResidencyRules } from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';
import type { ResidencyUnconfirmed } from '#domain/player/viewer-region';

/** The player who redeems. */
export interface Redeemer {
  readonly play: Pick<PlayState, 'suspension' | 'residency' | 'residencyCheck' | 'frozen' | 'redeemsFrom'>;
  readonly isEmailVerified: boolean;
}

/** Why a player may not redeem anything, regardless of the balance. */
export type RedeemRefused =
  | PlayerSuspended
  | ResidencyRefusal
  | ResidencyUnconfirmed
  | SweepsFrozen
  | EmailUnverified
  | RedemptionsPaused;

/** Every code that can block redeeming, independent of the order. */
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
 * Checks whether a player may redeem: of age, in a state where Sweeps Coins are offered, with a verified email address, without a
 * disputed payment, and not shortly after a change of the email address. Time-outs, exclusions and a deletion request do not block
 * access to winnings.
 *
 * @returns the most lasting reason against it, or null
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
