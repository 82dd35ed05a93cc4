import type { PlayState } from '#domain/play-limits/play-state';
import { checkFreeze, type SweepsFrozen } from '#domain/play-limits/sweeps-freeze';
import { checkTimeOut, type TimeOutRefused } from '#domain/play-limits/time-out';
import { checkDeletion, type DeletionRequested } from '#domain/player/deletion';
import {
  checkPlayEligibility,
  checkSweepsEligibility,
  type ResidencyRefusal,
  type ResidencyRules,
} from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';
import type { ResidencyUnconfirmed } from '#domain/player/viewer-region';

/** The player who would receive a grant. */
export interface Recipient {
  readonly play: Pick<
    PlayState,
    'suspension' | 'residency' | 'residencyCheck' | 'timeOut' | 'deletion' | 'frozen'
  >;
  readonly isEmailVerified: boolean;
}

/** Sweeps Coins require a verified email address. */
export interface EmailUnverified {
  readonly code: 'player/email-unverified';
}

/** Why a player may not receive any grant. */
export type GiftRefused = PlayerSuspended | ResidencyRefusal | TimeOutRefused | DeletionRequested;

/** Why a player may not receive Sweeps Coins; Gold Coins may still be allowed. */
export type SweepsGiftRefused = GiftRefused | ResidencyUnconfirmed | SweepsFrozen | EmailUnverified;

/** Every code that can block a grant of Sweeps Coins. */
export const sweepsGiftRefusals = [
  'player/suspended',
  'player/under-age',
  'play-limits/on-break',
  'play-limits/excluded',
  'account/deletion-requested',
  'player/age-and-state-needed',
  'player/state-blocked',
  'player/residency-unconfirmed',
  'player/sweeps-frozen',
  'player/email-unverified',
] as const satisfies readonly SweepsGiftRefused['code'][];

/**
 * Checks whether a player may receive any grant: not suspended, not under age, without a time-out or exclusion, and without a deletion
 * request.
 */
export function checkGiftEligibility(
  { play }: Pick<Recipient, 'play'>,
  now: Date,
  rules: ResidencyRules,
): GiftRefused | null {
  return (
    checkSuspension(play.suspension) ??
    checkPlayEligibility(play.residency, now, rules) ??
    checkTimeOut(play.timeOut, now) ??
    checkDeletion(play.deletion)
  );
}

/** Checks eligibility for Sweeps Coins: age and state, no disputed payment, and a verified email address. */
export function checkSweepsGiftEligibility(
  { play, isEmailVerified }: Recipient,
  now: Date,
  rules: ResidencyRules,
): SweepsGiftRefused | null {
  return (
    checkGiftEligibility({ play }, now, rules) ??
    checkSweepsEligibility(play, now, rules) ??
    checkFreeze(play.frozen) ??
    (isEmailVerified ? null : { code: 'player/email-unverified' })
  );
}

/**
 * Checks eligibility for Sweeps Coins that are not tied to a visit, such as a mail-in entry or a referral reward. It ignores where the
 * last sign-in came from, so that a traveling player loses none.
 */
export function mayBeCreditedSweeps(
  { play, isEmailVerified }: Recipient,
  now: Date,
  rules: ResidencyRules,
): SweepsGiftRefused | null {
  return checkSweepsGiftEligibility({ play: { ...play, residencyCheck: null }, isEmailVerified }, now, rules);
}
