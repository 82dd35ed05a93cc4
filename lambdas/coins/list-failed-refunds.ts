import type * as z from 'zod';
import type { listFailedRefunds as contract } from '#contracts/coins/failed-refund-routes';
import { mostWaiting } from '#contracts/identity/admin-routes';
import type { PurchaseName, PurchaseStore } from './stores/purchase-store';

type FailedRefund = z.input<typeof contract.answer>['items'][number];

/** Lists the refunds whose money a bank did not accept and that are still due: the reconciliation sends them again. */
export async function listFailedRefunds({
  purchases,
}: {
  readonly purchases: Pick<PurchaseStore, 'refundsDue' | 'find'>;
}): Promise<FailedRefund[]> {
  const failed: FailedRefund[] = [];
  for await (const names of purchases.refundsDue()) {
    const found = await Promise.all(names.map(failedRefund));
    failed.push(...found.filter((each) => each !== null));
    if (failed.length >= mostWaiting) break;
  }
  return failed.slice(0, mostWaiting);

  async function failedRefund({ player, id }: PurchaseName): Promise<FailedRefund | null> {
    const due = (await purchases.find(player, id))?.refundDue;
    const { cents = 0, failures = 0 } = due ?? {};
    return failures > 0 ? { player, purchase: id, cents, failures } : null;
  }
}
