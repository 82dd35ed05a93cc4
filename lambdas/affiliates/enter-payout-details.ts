import type { Refusal } from '#contracts/errors';
import {
  enterPayoutDetails as enter,
  isSameMethod,
  type PayoutDetails,
  type PayoutMethod,
  type TaxForm,
} from '#domain/affiliates/payout-details';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { record } from '#domain/wallet/wallet';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { AffiliateDependencies } from './apply-as-affiliate';

export interface EnterPayoutDetailsDependencies
  extends SettleOnceDependencies, Pick<AffiliateDependencies, 'affiliates' | 'commitTogether' | 'now'> {}

/** What an affiliate enters. */
export interface EnteredDetails {
  readonly affiliate: string;
  readonly method: PayoutMethod;
  readonly form: TaxForm['form'];
}

/**
 * Enters how an affiliate is paid, and the tax form that they have sent. Another payout method is one transaction with a ledger row, from
 * which the notice to the affiliate follows. Details that are entered again change nothing.
 */
export async function enterPayoutDetails(
  dependencies: EnterPayoutDetailsDependencies,
  entered: EnteredDetails,
): Promise<PayoutDetails | Refusal> {
  const { affiliates, commitTogether, pause, now } = dependencies;
  const { affiliate, method, form } = entered;
  const result = await retryOnConflict(pause, async () => {
    const before = await affiliates.payoutDetailsOf(affiliate);
    if (!isSameMethod(before.method, method)) {
      const refused = await changeMethod(dependencies, before, entered);
      if (refused) return refused;
      const after = await affiliates.payoutDetailsOf(affiliate);
      return isEntered(after, entered) ? after : conflict;
    }
    if (isEntered(before, entered)) return before;
    const after = enter(before, { method, form, at: now() });
    const { outcome } = await commitTogether([affiliates.savePayoutDetails(before, after)]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Writes the details together with a ledger row. The revision is the idempotency key, so one of two concurrent changes is decided again. */
async function changeMethod(
  dependencies: EnterPayoutDetailsDependencies,
  { revision }: PayoutDetails,
  { affiliate, method, form }: EnteredDetails,
): Promise<Refusal | null> {
  const { affiliates, now } = dependencies;
  const settled = await settleOnce<PayoutDetails, { readonly isStale: true }>(dependencies, {
    player: affiliate,
    operation: { name: 'enter-payout-details', key: String(revision), input: {} },
    read: () => affiliates.payoutDetailsOf(affiliate),
    decide(open, id, before) {
      if (before.revision !== revision) return { isStale: true };
      const at = now();
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'payout-method-changed' };
      const after = enter(before, { method, form, at });
      return {
        ...record(open.wallet, { id, at, postings: [], detail }),
        alongside: [affiliates.savePayoutDetails(before, after)],
      };
    },
  });
  return isRefusal(settled) ? settled : null;
}

function isEntered({ method: now, taxForm }: PayoutDetails, { method, form }: EnteredDetails): boolean {
  return isSameMethod(now, method) && taxForm?.form === form && taxForm.state !== 'rejected';
}
