import { type ReferralCode, referralCode } from '#domain/referrals/referral-code';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { ReferralStore } from './stores/referral-store';

export interface ReferralCodeDependencies {
  readonly referrals: ReferralStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  /** A number below that of all codes, by chance: a code tells nothing of its player. */
  readonly drawCode: () => bigint;
}

/**
 * The code that a player gives to friends. It is given when it is first asked for and never changes: code and holder are written in one
 * transaction, each if it is not there, so nobody has two and no two have the same.
 *
 * @throws Outage when others kept getting in between; the request can be repeated
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
  if (code === conflict) throw new Outage('A code for friends stayed contended');
  return code;
}
