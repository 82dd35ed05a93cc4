import { type Amount, amount } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import { checkTimeOut, type TimeOutRefused } from '#domain/play-limits/time-out';
import { checkDeletion, type DeletionRequested, isClosed } from '#domain/player/deletion';
import { type IdentityCheck, needsIdentityCheck } from '#domain/player/identity-check';
import { checkSweepsResidency, type ResidencyRefusal, type ResidencyRules } from '#domain/player/residency';
import { checkSuspension, type PlayerSuspended } from '#domain/player/suspension';

/** The player's prizes exceed the amount that needs no identity check, and the identity is not approved. */
export interface IdentityNeeded {
  readonly code: 'identity/needed';
  /** Amount that needs no identity check, in hundredths of a Sweeps Coin. */
  readonly above: Amount;
  /** Total worth of the player's prizes, in hundredths of a Sweeps Coin. */
  readonly ordered: Amount;
}

export type DeliveryRefused =
  | IdentityNeeded
  | PlayerSuspended
  | ResidencyRefusal
  | TimeOutRefused
  | DeletionRequested;

/** The player who receives a prize, as of now. */
export interface Receiver {
  readonly play: PlayState;
  readonly identity: Pick<IdentityCheck, 'state'>;
  /** Total worth of all orders in force, in hundredths of a Sweeps Coin; a won prize counts with its product's price. */
  readonly worth: Amount;
}

export interface DeliveryRules extends ResidencyRules {
  /** Amount that can be redeemed without an identity check, in hundredths of a Sweeps Coin. */
  readonly identityCheckAbove: Amount;
}

/**
 * Checks whether a prize may be approved, shipped or confirmed. An order was checked at payment; a prize won by chance was not, so its
 * winner is checked here.
 *
 * @param wonAt  when any part of the order was won by chance; null for an order without such a part
 * @returns the first reason against it, or null
 */
export function checkDelivery(
  { play, identity, worth }: Receiver,
  wonAt: Date | null,
  now: Date,
  rules: DeliveryRules,
): DeliveryRefused | null {
  const above = rules.identityCheckAbove;
  if (needsIdentityCheck(identity, { total: worth, free: above }))
    return { code: 'identity/needed', above, ordered: worth };
  return wonAt && checkWinner(play, wonAt, now, rules);
}

/**
 * Checks whether the winner of a draw may be confirmed. The prize of a draw has no price, so an identity check is always required.
 *
 * @param openedAt  since when the draw took entries
 */
export function checkDrawWinner(
  { play, identity, worth }: Receiver,
  openedAt: Date,
  now: Date,
  rules: ResidencyRules,
): DeliveryRefused | null {
  if (identity.state !== 'approved') return { code: 'identity/needed', above: amount(0), ordered: worth };
  return checkWinner(play, openedAt, now, rules);
}

/**
 * A break or an exclusion that began after the win leaves the prize to the player; an earlier one, such as of an earlier account, does not.
 * Ignores where the winner last signed in from, because the delivery address is checked separately.
 */
function checkWinner(play: PlayState, wonAt: Date, now: Date, rules: ResidencyRules): DeliveryRefused | null {
  return (
    checkSuspension(play.suspension) ??
    (play.timeOut && play.timeOut.since <= wonAt ? checkTimeOut(play.timeOut, now) : null) ??
    (isClosed(play.deletion) ? checkDeletion(play.deletion) : null) ??
    checkSweepsResidency(play.residency, now, rules)
  );
}
