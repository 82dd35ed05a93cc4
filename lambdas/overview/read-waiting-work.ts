import type * as z from 'zod';
import { mostWaiting } from '#contracts/identity/admin-routes';
import type { readOverview as contract } from '#contracts/overview/admin-routes';
import { dayMs } from '#domain/ledger/days';
import { longestDrawDays } from '#domain/rewards/draws/draw';
import type { Order } from '#domain/rewards/order';
import { isLate } from '#domain/rewards/order-board';
import type { OrderStatus } from '#domain/rewards/order-status';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { countWaitingApprovals, type CountWaitingDependencies } from '#lambdas/approvals/count-waiting';
import type { ReadStockLevels } from '#lambdas/catalog/stores/stock-levels';
import type { DrawStore } from '#lambdas/draws/stores/draw-store';
import { readShortage } from '#lambdas/gift-codes/read-shortage';
import type { GiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { OrderLists } from '#lambdas/orders/stores/order-lists';
import type { Player } from '#lambdas/runtime/http/player';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';

export interface ReadWaitingWorkDependencies extends CountWaitingDependencies {
  readonly giftCodes: Pick<GiftCodeStore, 'left' | 'waiting'>;
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
  readonly orders: Pick<OrderLists, 'pageByStatus'>;
  readonly openAffiliates: () => Promise<{ readonly affiliates: Pick<AffiliateStore, 'inState'> }>;
  readonly draws: Pick<DrawStore, 'due'>;
  readonly readStockLevels: ReadStockLevels;
}

type WaitingWork = z.input<typeof contract.answer>['waiting'];
type Queue = WaitingWork['tickets'];

const limit = mostWaiting;

/** Reads all queues of work from the indexes that list them; each is counted up to a bound. */
export async function readWaitingWork(
  dependencies: ReadWaitingWorkDependencies,
  admin: Pick<Player, 'isSuperadmin'>,
): Promise<WaitingWork> {
  const { checks, tickets, draws, openAffiliates, now } = dependencies;
  const [orders, queue, open, requested, approvals, stock, unsettled] = await Promise.all([
    readOrders(dependencies),
    checks.queue({ limit, after: undefined }),
    tickets.inState('open', { limit }),
    openAffiliates().then(({ affiliates }) => affiliates.inState('requested', { limit })),
    countWaitingApprovals(dependencies, admin),
    readStock(dependencies),
    // Every open draw closes by then, whenever it was opened.
    draws.due(new Date(now().getTime() + longestDrawDays * dayMs)),
  ]);
  const openDraws = unsettled.filter(({ state }) => state === 'open');
  const closings = openDraws.map(({ closesAt }) => closesAt.getTime());
  return {
    orders,
    identityChecks: queueOf(queue.checks, ({ queuedAt }) => queuedAt),
    tickets: queueOf(open.tickets, ({ since }) => since),
    affiliates: queueOf(requested.items, ({ requestedAt }) => requestedAt),
    approvals,
    ...stock,
    openDraws: {
      count: openDraws.length,
      nextClosesAt: closings.length === 0 ? null : new Date(Math.min(...closings)).toISOString(),
    },
  };
}

async function readStock({
  giftCodes,
  readStockLevels,
}: ReadWaitingWorkDependencies): Promise<Pick<WaitingWork, 'giftCodePools' | 'products'>> {
  const { coded, ...products } = await readStockLevels();
  return { giftCodePools: { ...(await readShortage({ giftCodes }, coded)) }, products };
}

async function readOrders({ orders, now }: ReadWaitingWorkDependencies): Promise<WaitingWork['orders']> {
  const today = now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const inStatus = async (status: OrderStatus) => {
    const isWanted = ({ timeline }: Order) => isLate({ timeline, status }, today);
    const { orders: oldest, next } = await orders.pageByStatus({ status, limit });
    // A later approval has a later promise, so late orders may follow the oldest: a longer queue is read on, within the bound of a page.
    const late =
      next === null
        ? { orders: oldest.filter(isWanted), next }
        : await orders.pageByStatus({ status, limit, isWanted });
    return { queue: queueOf(oldest, ({ placedAt }) => placedAt), late };
  };
  const [placed, approved, shipped] = await Promise.all([
    inStatus('placed'),
    inStatus('approved'),
    inStatus('shipped'),
  ]);
  return {
    placed: placed.queue,
    approved: approved.queue,
    shipped: shipped.queue,
    late: {
      placed: placed.late.orders.length,
      approved: approved.late.orders.length,
      shipped: shipped.late.orders.length,
      isMore: [placed, approved, shipped].some(({ late }) => late.next !== null),
    },
  };
}

/** @param entries  longest wait first */
function queueOf<Entry>(entries: readonly Entry[], sinceOf: (entry: Entry) => Date | null): Queue {
  const [oldest] = entries;
  return { count: entries.length, oldestAt: (oldest && sinceOf(oldest)?.toISOString()) ?? null };
}
