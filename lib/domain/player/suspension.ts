/** Why the house suspends somebody: from a list, as its player is told it and it stays in the ledger for good. */
export const suspensionReasons = [
  /** Play that looks like a program's or like somebody else's. */
  'unusual-play',
  /** One person seems to have several accounts. */
  'several-accounts',
  /** A payment is being looked at. */
  'payment-review',
  /** It is not clear who the player is. */
  'identity-review',
  /** The terms were broken. */
  'terms-broken',
  /** The player, or somebody who cares for them, asked for it. */
  'own-request',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/**
 * The house keeps a player from playing, buying, redeeming and being given anything, until it lifts that. They sign in as before, see
 * everything that is theirs, and write to us; what is owed to them, and what has to be undone, goes on.
 */
export interface Suspension {
  readonly since: Date;
  readonly reason: SuspensionReason;
}

/** Somebody who is suspended asked for what they cannot have meanwhile. */
export interface PlayerSuspended {
  readonly code: 'player/suspended';
  readonly since: Date;
  readonly reason: SuspensionReason;
}

/** Refuses whoever is suspended what moves coins at their own wish. */
export function checkSuspension(suspension: Suspension | null): PlayerSuspended | null {
  return suspension && { code: 'player/suspended', ...suspension };
}
