import { type Referral, referralSides } from '#domain/referrals/referral';
import { type CheckProgressDependencies, checkProgress } from './check-progress';
import { type RewardDependencies, rewardSide } from './reward-side';

export interface SettleReferralDependencies extends CheckProgressDependencies, RewardDependencies {}

/**
 * Checks an invitee's progress, and rewards both sides once the referral qualifies. It can be called repeatedly and concurrently: each
 * side's reward is one operation keyed by the invitee, and the referral is written in the same transaction as the ledger row. A crash
 * between two writes leaves a pending referral that the next call completes; no side is paid twice or forgotten.
 *
 * @returns the current referral, undefined if the player has no referrer
 * @throws Outage on repeated conflicts; the call can be repeated
 */
export async function settleReferral(
  dependencies: SettleReferralDependencies,
  invitee: string,
): Promise<Referral | undefined> {
  const seen = await checkProgress(dependencies, invitee);
  if (!seen?.qualified || seen.nextCheckAt === null) return seen;
  for (const side of referralSides)
    if (seen.parts[side].state === 'waiting') await rewardSide(dependencies, seen, side);
  return dependencies.referrals.find(invitee);
}
