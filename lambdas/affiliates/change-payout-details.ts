import type { Refusal } from '#contracts/errors';
import {
  type PayoutDetails,
  type PayoutMethod,
  reviewTaxForm as review,
  type TaxFormReview,
} from '#domain/affiliates/payout-details';
import { putOnRecord } from '#lambdas/audit/put-on-record';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { AffiliateDependencies } from './apply-as-affiliate';
import type { ReviewAffiliatesDependencies } from './review-affiliates';

/** Records an admin's review of the tax form that they saw, with its audit entry in the same transaction. */
export async function reviewTaxForm(
  dependencies: ReviewAffiliatesDependencies,
  { affiliate, actor, ...reviewed }: TaxFormReview & { affiliate: string; actor: string },
): Promise<PayoutDetails | Refusal> {
  if (!(await dependencies.affiliates.find(affiliate))) return { code: 'affiliates/unknown-affiliate' };
  return change(
    dependencies,
    affiliate,
    (before, at) => review(before, { ...reviewed, at }),
    ({ taxForm, revision }, at) => [
      dependencies.audit.record({
        id: auditId(at, `tax form ${affiliate} ${revision}`),
        at,
        actor,
        act: `affiliate-tax-form-${reviewed.state}`,
        subject: { kind: 'player', id: affiliate },
        reason: null,
        detail: { form: taxForm?.form ?? null },
      }),
    ],
  );
}

/** Returns a payout method in full, once its view is on record. */
export async function viewPayoutMethod(
  dependencies: ReviewAffiliatesDependencies,
  { affiliate, actor }: { affiliate: string; actor: string },
): Promise<{ method: PayoutMethod } | Refusal> {
  const { affiliates, now } = dependencies;
  const { method } = await affiliates.payoutDetailsOf(affiliate);
  if (!method) return { code: 'affiliates/payout-method-missing' };
  const at = now();
  const lost = await putOnRecord(dependencies, {
    id: auditId(at, `payout method ${affiliate} ${actor}`),
    at,
    actor,
    act: 'affiliate-payout-method-viewed',
    subject: { kind: 'player', id: affiliate },
    reason: null,
    detail: { kind: method.kind },
  });
  return lost ?? { method };
}

async function change(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  affiliate: string,
  decide: (before: PayoutDetails, at: Date) => PayoutDetails | Refusal,
  alongside: (after: PayoutDetails, at: Date) => readonly AtomicWrite[] = () => [],
): Promise<PayoutDetails | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const before = await affiliates.payoutDetailsOf(affiliate);
    const at = now();
    const after = decide(before, at);
    if (isRefusal(after) || after === before) return after;
    const writes = [affiliates.savePayoutDetails(before, after), ...alongside(after, at)];
    const { outcome } = await commitTogether(writes);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}
