import {
  mayBeCreditedSweeps,
  checkGiftEligibility,
  type GiftRefused,
  type Recipient,
  type SweepsGiftRefused,
} from '#domain/coins/gift';
import type { ResidencyRules } from '#domain/player/residency';
import { grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import { referralRules } from './referral-rules';

/** What the ledger calls it. */
export const referralReason = 'referral';

/** What one side is given, with why there are no Sweeps Coins in it. */
export interface Reward {
  readonly postings: Posting[];
  readonly sweepsRefusedAs: SweepsGiftRefused['code'] | null;
}

/**
 * Decides what somebody is given now. Whoever may not have Sweeps Coins gets the Gold Coins, and is owed nothing later; whoever may have
 * nothing for now waits, and is given it when that is over.
 */
export function rewardFor(recipient: Recipient, now: Date, rules: ResidencyRules): Reward | GiftRefused {
  const refused = checkGiftEligibility(recipient, now, rules);
  if (refused) return refused;
  const { gold, sweeps } = referralRules;
  const sweepsRefusedAs = mayBeCreditedSweeps(recipient, now, rules)?.code ?? null;
  const postings = grantPostings({ account: 'player:gold', amount: gold, reason: referralReason });
  if (sweepsRefusedAs === null)
    postings.push(
      ...grantPostings({ account: 'player:sweeps-unplayed', amount: sweeps, reason: referralReason }),
    );
  return { postings, sweepsRefusedAs };
}
