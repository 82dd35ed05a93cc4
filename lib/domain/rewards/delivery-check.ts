import { type Amount, amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkTimeOut, type TimeOutRefused } from '#domain/play-limits/time-out';
import { checkDeletion, type DeletionRequested, isClosed } from '#domain/player/deletion';
import { type IdentityCheck, needsIdentityCheck } from '#domain/player/identity-check';
import { checkSweepsResidency, type ResidencyRefusal, type ResidencyRules } from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';

/** The prizes of a player are worth more than the free amount, and their identity is not approved. */
export interface IdentityNeeded {
  readonly code: 'identity/needed';
  /** The free amount, in hundredths of a Sweeps Coin. */
  readonly above: Amount;
  /** What their prizes are worth together. */
  readonly ordered: Amount;
}

export type DeliveryRefused =
  | IdentityNeeded
  | PlayerSuspended
  | ResidencyRefusal
  | TimeOutRefused
  | DeletionRequested;

/** Who is to receive a prize, as of now. */
export interface Receiver {
  readonly play: PlayState;
  readonly identity: Pick<IdentityCheck, 'state'>;
  /** What all their orders that stand are worth, in hundredths of a Sweeps Coin; what was won counts by its price. */
  readonly worth: Amount;
}

export interface DeliveryRules extends ResidencyRules {
  /** So much may be redeemed without an identity check, in hundredths of a Sweeps Coin. */
  readonly identityCheckAbove: Amount;
}

/**
 * Checks whether a prize may be approved, shipped or confirmed. Orders were checked when their coins were taken; what was won since, by
 * chance, was not, so its winner is checked again.
 *
 * @param isWon  whether anything of it was won by chance
 * @returns the first reason against it; null when there is none
 */
export function checkDelivery(
  { play, identity, worth }: Receiver,
  isWon: boolean,
  now: Date,
  rules: DeliveryRules,
): DeliveryRefused | null {
  const above = rules.identityCheckAbove;
  if (needsIdentityCheck(identity, { total: worth, free: above }))
    return { code: 'identity/needed', above, ordered: worth };
  return isWon ? checkWinner(play, now, rules) : null;
}

/**
 * Checks whether the winner of a draw may be confirmed. Its prize is described in words and has no price, so an identity check is always
 * needed.
 */
export function checkDrawWinner(
  { play, identity, worth }: Receiver,
  now: Date,
  rules: ResidencyRules,
): DeliveryRefused | null {
  if (identity.state !== 'approved') return { code: 'identity/needed', above: amount(0), ordered: worth };
  return checkWinner(play, now, rules);
}

/** Where the winner last signed in from is no matter: a prize goes to an address, which is checked by itself. */
function checkWinner(play: PlayState, now: Date, rules: ResidencyRules): DeliveryRefused | null {
  return (
    checkSuspension(play.suspension) ??
    checkTimeOut(play.timeOut, now) ??
    (isClosed(play.deletion) ? checkDeletion(play.deletion) : null) ??
    checkSweepsResidency(play.residency, now, rules)
  );
}
