import type * as z from 'zod';
import { givenUpDays, type listFailedRefunds as contract } from '#contracts/coins/failed-refund-routes';
import { mostWaiting } from '#contracts/identity/admin-routes';
import { unsettledRefund } from '#domain/coins/refund-failures';
import type { PurchaseStore } from './stores/purchase-store';

export interface FailedRefundDependencies {
  readonly purchases: Pick<PurchaseStore, 'refundsDue' | 'refundsGivenUp' | 'findAll'>;
  readonly now: () => Date;
}

type FailedRefund = z.input<typeof contract.answer>['items'][number];

const dayMs = 86_400_000;

/**
 * Lists the refunds that an admin has to know of: those that were given up in the last days and are not settled, whose coins the
 * player has again, and those whose money a bank did not accept and that the reconciliation sends again.
 */
export async function listFailedRefunds(dependencies: FailedRefundDependencies): Promise<FailedRefund[]> {
  const [givenUp, dueAgain] = await Promise.all([listGivenUp(dependencies), listDueAgain(dependencies)]);
  return [...givenUp, ...dueAgain].slice(0, mostWaiting);
}

async function listGivenUp({ purchases, now }: FailedRefundDependencies): Promise<FailedRefund[]> {
  const since = new Date(now().getTime() - givenUpDays * dayMs);
  const found = await purchases.findAll(await purchases.refundsGivenUp());
  return found
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .flatMap((purchase): FailedRefund[] => {
      const refund = unsettledRefund(purchase);
      if (!refund || refund.at < since) return [];
      const { cents, failures } = refund;
      return [{ player: purchase.player, purchase: purchase.id, cents, failures, state: 'given-up' }];
    });
}

async function listDueAgain({ purchases }: FailedRefundDependencies): Promise<FailedRefund[]> {
  const failed: FailedRefund[] = [];
  for await (const names of purchases.refundsDue()) {
    const found = await purchases.findAll(names);
    failed.push(
      ...found
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .flatMap(({ player, id, refundDue }): FailedRefund[] => {
          const { cents = 0, failures = 0 } = refundDue ?? {};
          return failures > 0 ? [{ player, purchase: id, cents, failures, state: 'due-again' }] : [];
        }),
    );
    if (failed.length >= mostWaiting) break;
  }
  return failed;
}
