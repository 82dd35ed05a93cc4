import type { Referral } from '#domain/referrals/referral';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { ReferralStore } from './stores/referral-store';

export interface ChangeReferralDependencies {
  readonly referrals: ReferralStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
}

/**
 * Changes a referral as it is now, and decides again when it was changed meanwhile. A change that leaves it as it is writes nothing.
 *
 * @returns the referral after it, undefined where the friend has none
 * @throws Outage when others kept getting in between; it can be called again
 */
export async function changeReferral(
  { referrals, commitTogether, pause }: ChangeReferralDependencies,
  invitee: string,
  decide: (referral: Referral) => Promise<Referral> | Referral,
): Promise<Referral | undefined> {
  const result = await retryOnConflict(pause, async () => {
    const before = await referrals.find(invitee);
    if (!before) return undefined;
    const after = await decide(before);
    if (after === before) return after;
    const { outcome } = await commitTogether([referrals.replace(before, after)]);
    return outcome === 'committed' ? after : conflict;
  });
  if (result === conflict) throw new Outage('A referral stayed contended');
  return result;
}
