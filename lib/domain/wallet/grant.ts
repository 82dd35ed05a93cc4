import type { Amount } from '#domain/money/coin';
import type { HouseAccount, SpendableAccount } from './account';
import { type Posting, transfer } from './posting';

/** Coins given to a player, with the reason recorded for good. */
export interface Grant {
  readonly account: SpendableAccount;
  /** Above zero, in the account's smallest unit. */
  readonly amount: Amount;
  /** Why, as a kebab-case word that the site turns into a sentence: `welcome`. */
  readonly reason: string;
}

/**
 * What holds for granted coins. A grant keeps the terms that it was made under, whatever is offered to others later.
 */
export interface GrantTerms {
  /** Names this wording: year and month in which it began. */
  readonly version: string;
  /** How often Sweeps Coins must be played before they can be redeemed. */
  readonly playthrough: 1;
  /** Sweeps Coins expire after so many days without a sign-in. */
  readonly expireAfterDays: number;
}

/** The terms of every grant made today. A change is a new version; grants made before keep theirs. */
export const currentTerms: GrantTerms = { version: '2026-11', playthrough: 1, expireAfterDays: 60 };

/** How the ledger remembers a grant. */
export interface GrantDetail {
  readonly kind: 'grant';
  readonly reason: string;
  readonly terms: GrantTerms;
}

/** What the ledger keeps of a grant that is made now. */
export function grantDetail(reason: string): GrantDetail {
  return { kind: 'grant', reason, terms: currentTerms };
}

/** The postings of a grant: promotions pay for it, unless it comes with a purchase. */
export function grantPostings(grant: Grant): Posting[] {
  if (grant.amount <= 0) throw new RangeError(`A grant of ${grant.amount} gives nothing`);
  return transfer({ player: grant.account, house: payerOf(grant), amount: grant.amount });
}

function payerOf({ reason }: Grant): HouseAccount {
  return reason === 'purchase' ? 'house:purchases' : 'house:promotions';
}
