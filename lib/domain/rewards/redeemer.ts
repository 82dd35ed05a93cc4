import type { EmailUnverified } from '#domain/coins/gift';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkFreeze, type SweepsFrozen } from '#domain/play-limits/sweeps-freeze';
import { checkTimeOut, type TimeOutRefused } from '#domain/play-limits/time-out';
import { checkDeletion, type DeletionRequested } from '#domain/player/deletion';
import { checkRedemptionPause, type RedemptionsPaused } from '#domain/player/email-change';
import { checkSweepsEligibility, type ResidencyRefusal, type ResidencyRules } from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';
import type { ResidencyUnconfirmed } from '#domain/player/viewer-region';
import { hasRandomPrizes, type OrderLine } from './order-line';

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

/** Why a player may not redeem a prize that chance decides. */
export type RandomPrizeRefused = TimeOutRefused | DeletionRequested;

export const randomPrizeRefusals = [
  'play-limits/on-break',
  'play-limits/excluded',
  'account/deletion-requested',
] as const satisfies readonly RandomPrizeRefused['code'][];

/**
 * Checks whether a player who may redeem may also redeem prizes that chance decides. These are play, which a break, an exclusion and a
 * deletion request end.
 *
 * @returns the reason against it, or null
 */
export function checkRandomPrizeEligibility(
  { timeOut, deletion }: Pick<PlayState, 'timeOut' | 'deletion'>,
  lines: readonly OrderLine[],
  now: Date,
): RandomPrizeRefused | null {
  return hasRandomPrizes(lines) ? (checkTimeOut(timeOut, now) ?? checkDeletion(deletion)) : null;
}

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
