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

/** Who would be given something. */
export interface Recipient {
  readonly play: Pick<
    PlayState,
    'suspension' | 'residency' | 'residencyCheck' | 'timeOut' | 'deletion' | 'frozen'
  >;
  readonly isEmailVerified: boolean;
}

/** Sweeps Coins are for those who proved that their address is theirs. */
export interface EmailUnverified {
  readonly code: 'player/email-unverified';
}

/** Why somebody is given nothing at all. */
export type GiftRefused = PlayerSuspended | ResidencyRefusal | TimeOutRefused | DeletionRequested;

/** Why somebody is given no Sweeps Coins, be it that Gold Coins are. */
export type SweepsGiftRefused = GiftRefused | ResidencyUnconfirmed | SweepsFrozen | EmailUnverified;

/** Every code that can stand against a gift of Sweeps Coins. */
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

/** Checks whether somebody may be given anything: nobody who is suspended or under age, nobody who takes a break or is excluded, and nobody who is about to leave. */
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

/** Checks whether somebody may be given Sweeps Coins: an allowed age and state, no payment in dispute, an e-mail that is theirs. */
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
 * Checks the same for Sweeps Coins that no visit of the player leads to: an entry by post, or a friend who plays. Where the last sign-in
 * came from has nothing to do with them, and a player who travels loses none.
 */
export function mayBeCreditedSweeps(
  { play, isEmailVerified }: Recipient,
  now: Date,
  rules: ResidencyRules,
): SweepsGiftRefused | null {
  return checkSweepsGiftEligibility({ play: { ...play, residencyCheck: null }, isEmailVerified }, now, rules);
}
