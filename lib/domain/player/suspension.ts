/** Reasons for a suspension. The list is closed, because the player sees the reason and the ledger keeps it. */
export const suspensionReasons = [
  /** Play that suggests automation or another person. */
  'unusual-play',
  /** Several accounts appear to belong to one person. */
  'several-accounts',
  /** A payment is under review. */
  'payment-review',
  /** The identity of the player is unclear. */
  'identity-review',
  /** The terms were broken. */
  'terms-broken',
  /** Requested by the player or a caregiver. */
  'own-request',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/**
 * An admin suspends a player from playing, buying, redeeming and receiving coins until it is lifted. The player can still sign in, see the
 * account and contact support; pending deliveries and refunds continue.
 */
export interface Suspension {
  readonly since: Date;
  readonly reason: SuspensionReason;
}

/** The action is refused because the player is suspended. */
export interface PlayerSuspended {
  readonly code: 'player/suspended';
  readonly since: Date;
  readonly reason: SuspensionReason;
}

/** Refuses actions by which a suspended player would move coins. */
export function checkSuspension(suspension: Suspension | null): PlayerSuspended | null {
  return suspension && { code: 'player/suspended', ...suspension };
}
