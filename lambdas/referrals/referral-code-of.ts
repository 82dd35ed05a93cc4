import { type ReferralCode, referralCode } from '#domain/referrals/referral-code';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { ReferralStore } from './stores/referral-store';

export interface ReferralCodeDependencies {
  readonly referrals: ReferralStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  /** Returns a random number below the number of codes, so that a code reveals nothing about its player. */
  readonly drawCode: () => bigint;
}

/**
 * The player's referral code. It is assigned on first request and never changes: code and holder are written in one transaction, each only
 * if absent, so a player has one code and a code has one holder.
 *
 * @throws Outage on repeated conflicts; the request can be repeated
 */
export async function referralCodeOf(
  { referrals, commitTogether, pause, drawCode }: ReferralCodeDependencies,
  player: string,
): Promise<ReferralCode> {
  const code = await retryOnConflict(pause, async () => {
    const given = await referrals.codeOf(player);
    if (given) return given;
    const drawn = referralCode(drawCode());
    const { outcome } = await commitTogether(referrals.giveCode(player, drawn));
    return outcome === 'committed' ? drawn : conflict;
  });
  if (code === conflict) throw new Outage('A referral code stayed contended');
  return code;
}
