import { amount } from '#domain/money/coin';
import type { Balances } from './balances';
import type { GrantTerms } from './grant';
import { type Posting, transfer } from './posting';

/** Ledger detail of an expiry. */
export interface ExpiryDetail {
  readonly kind: 'expiry';
  /** The player's last activity, as ISO 8601 in UTC. */
  readonly lastSeenAt: string;
}

const dayMs = 86_400_000;

/** When a player's Sweeps Coins expire, given the last activity. */
export function expiresAt(lastSeenAt: Date, { expireAfterDays }: Pick<GrantTerms, 'expireAfterDays'>): Date {
  return new Date(lastSeenAt.getTime() + expireAfterDays * dayMs);
}

/**
 * Expires all Sweeps Coins of a player. Gold Coins and held coins stay; a hold is settled by its purpose.
 *
 * @returns the postings, empty when nothing expires
 */
export function expireSweeps(balances: Balances): Posting[] {
  const house = 'house:expiry';
  return [
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: amount(-balances.sweepsUnplayed) }),
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-balances.sweepsRedeemable) }),
  ];
}
