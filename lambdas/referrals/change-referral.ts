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
 * Changes a referral under an optimistic lock and retries on a conflict. An unchanged referral is not written.
 *
 * @returns the changed referral, undefined if the invitee has none
 * @throws Outage on repeated conflicts; the call can be repeated
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
