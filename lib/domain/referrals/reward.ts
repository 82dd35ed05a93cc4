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

/** Grant reason in the ledger. */
export const referralReason = 'referral';

/** Postings of one side's reward, with the reason if it contains no Sweeps Coins. */
export interface Reward {
  readonly postings: Posting[];
  readonly sweepsRefusedAs: SweepsGiftRefused['code'] | null;
}

/**
 * Decides the reward that a player receives now. A player who is ineligible for Sweeps Coins gets only the Gold Coins and nothing later; a
 * player who may not receive any grant now gets the reward once the restriction ends.
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
