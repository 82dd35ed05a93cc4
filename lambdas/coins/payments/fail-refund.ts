import { failRefund as fail } from '#domain/coins/refund-request';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { PurchaseName } from '../stores/purchase-store';
import type { PurchaseDependencies } from './settle-purchase';

/**
 * Makes a refund due again whose money the bank did not accept; the reconciliation sends it. The attempt is the idempotency key: a repeated
 * or late report of an earlier attempt changes nothing. The coins were taken back before, so only the purchase is written.
 *
 * @param attempt  `unnumbered` or null for a refund that is only logged: the operator repeats it on the pages of the provider
 * @throws Outage when every attempt to write ended in a conflict; the report must be delivered again
 */
export async function failRefund(
  { purchases, pause, now, log }: PurchaseDependencies,
  { player, id }: PurchaseName,
  attempt: number | 'unnumbered' | null,
): Promise<void> {
  if (attempt === null) return log(logLines.refundFailedElsewhere, { purchase: id });
  if (attempt === 'unnumbered') return log(logLines.refundFailedUnnumbered, { purchase: id });
  const saved = await retryOnConflict(pause, async () => {
    const before = await purchases.find(player, id);
    const after = before && fail(before, attempt, now());
    if (!before || !after) return 'known' as const;
    return (await purchases.save(before, after)) ? ('failed' as const) : conflict;
  });
  if (saved === conflict) throw new Outage('A purchase stayed contended');
  if (saved === 'failed') log(logLines.refundFailed, { purchase: id });
}
