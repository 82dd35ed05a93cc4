import { amount } from '#domain/money/coin';
import type { Balances } from './balances';
import type { GrantTerms } from './grant';
import { type Posting, transfer } from './posting';

/** How the ledger remembers that coins expired. */
export interface ExpiryDetail {
  readonly kind: 'expiry';
  /** When the player was last seen, as ISO 8601 in UTC. */
  readonly lastSeenAt: string;
}

const dayMs = 86_400_000;

/** Since when a player's Sweeps Coins may be taken, given when the player was last seen. */
export function expiresAt(lastSeenAt: Date, { expireAfterDays }: Pick<GrantTerms, 'expireAfterDays'>): Date {
  return new Date(lastSeenAt.getTime() + expireAfterDays * dayMs);
}

/**
 * Lets all Sweeps Coins of a player expire. Gold Coins stay, and so does what is held: it is decided by what it is held for.
 *
 * @returns the postings, none when there is nothing to expire
 */
export function expireSweeps(balances: Balances): Posting[] {
  const house = 'house:expiry';
  return [
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: amount(-balances.sweepsUnplayed) }),
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-balances.sweepsRedeemable) }),
  ];
}
