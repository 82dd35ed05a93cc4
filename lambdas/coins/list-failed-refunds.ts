import type * as z from 'zod';
import type { listFailedRefunds as contract } from '#contracts/coins/failed-refund-routes';
import { mostWaiting } from '#contracts/identity/admin-routes';
import type { Purchase } from '#domain/coins/purchase';
import { unsettledRefund } from '#domain/coins/refund-failures';
import type { PurchaseStore } from './stores/purchase-store';

export interface FailedRefundDependencies {
  readonly purchases: Pick<PurchaseStore, 'refundsDue' | 'refundsGivenUp' | 'findAll'>;
}

type FailedRefund = z.input<typeof contract.answer>['items'][number];

/**
 * Lists the refunds that an admin has to know of: those that were given up and are not settled, whose coins the player has again, and
 * those whose money a bank did not accept and that the reconciliation sends again.
 */
export async function listFailedRefunds(dependencies: FailedRefundDependencies): Promise<FailedRefund[]> {
  const [givenUp, dueAgain] = await Promise.all([listGivenUp(dependencies), listDueAgain(dependencies)]);
  return [...givenUp, ...dueAgain].slice(0, mostWaiting);
}

/** The index sorts by purchase, so all are read before the refunds that were given up last are known. */
async function listGivenUp({ purchases }: FailedRefundDependencies): Promise<FailedRefund[]> {
  const found: Purchase[] = [];
  for await (const names of purchases.refundsGivenUp()) found.push(...(await purchases.findAll(names)));
  return found
    .flatMap((purchase) => {
      const refund = unsettledRefund(purchase);
      return refund ? [{ purchase, refund }] : [];
    })
    .toSorted((a, b) => b.refund.at.getTime() - a.refund.at.getTime())
    .map(({ purchase: { player, id }, refund: { cents, failures } }): FailedRefund => {
      return { player, purchase: id, cents, failures, state: 'given-up' };
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
