import type { Amount } from '#domain/money/coin';
import type { HouseAccount, SpendableAccount } from './account';
import { type Posting, transfer } from './posting';

/** Coins granted to a player. */
export interface Grant {
  readonly account: SpendableAccount;
  /** Above zero, in the account's smallest unit. */
  readonly amount: Amount;
  /** Reason in kebab case, such as `welcome`, which the site translates to a message. */
  readonly reason: string;
}

/**
 * Terms of granted coins. A grant keeps the terms under which it was made.
 */
export interface GrantTerms {
  /** Version, named by the year and month of its start. */
  readonly version: string;
  /** Number of times Sweeps Coins must be played before redemption. */
  readonly playthrough: 1;
  /** Days without a sign-in after which Sweeps Coins expire. */
  readonly expireAfterDays: number;
}

/** Terms of new grants. A change requires a new version; existing grants keep theirs. */
export const currentTerms: GrantTerms = { version: '2026-11', playthrough: 1, expireAfterDays: 60 };

/** Ledger detail of a grant. */
export interface GrantDetail {
  readonly kind: 'grant';
  readonly reason: string;
  readonly terms: GrantTerms;
}

/** Ledger detail of a grant under the current terms. */
export function grantDetail(reason: string): GrantDetail {
  return { kind: 'grant', reason, terms: currentTerms };
}

/** Postings of a grant, funded by promotions or, for a purchase, by purchases. */
export function grantPostings(grant: Grant): Posting[] {
  if (grant.amount <= 0) throw new RangeError(`A grant of ${grant.amount} gives nothing`);
  return transfer({ player: grant.account, house: payerOf(grant), amount: grant.amount });
}

function payerOf({ reason }: Grant): HouseAccount {
  return reason === 'purchase' ? 'house:purchases' : 'house:promotions';
}
