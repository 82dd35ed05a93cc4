import { type Referral, referralSides } from '#domain/referrals/referral';
import { type CheckProgressDependencies, checkProgress } from './check-progress';
import { type RewardDependencies, rewardSide } from './reward-side';

export interface SettleReferralDependencies extends CheckProgressDependencies, RewardDependencies {}

/**
 * Looks how far a friend has come, and rewards both sides once it is enough. It may be called at any time, by anybody, any number of times
 * at once: each side's coins are one operation, named by the friend, and what the referral says of that side is written with the line of
 * the ledger. So whoever dies between any two writes leaves a referral that waits, and the next call goes on from there; no side is
 * rewarded twice, and none is forgotten.
 *
 * @returns the referral as it stands then, undefined where nobody invited this player
 * @throws Outage when others kept getting in between; it can be called again
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
