import type { Amount } from '#domain/money/coin';
import type { PlayerAccount } from './account';
import { type Posting, transfer } from './posting';

/** Coins given to a player, with the reason recorded for good. */
export interface Grant {
  readonly account: PlayerAccount;
  /** Above zero, in the account's smallest unit. */
  readonly amount: Amount;
  /** Why, as a kebab-case word that the site turns into a sentence: `welcome`. */
  readonly reason: string;
}

/** How the ledger remembers a grant. */
export interface GrantDetail {
  readonly kind: 'grant';
  readonly reason: string;
}

/** The postings of a grant: promotions pay for it. */
export function grantPostings(grant: Grant): Posting[] {
  if (grant.amount <= 0) throw new RangeError(`A grant of ${grant.amount} gives nothing`);
  return transfer({ player: grant.account, house: 'house:promotions', amount: grant.amount });
}
