import { awaitsPayout } from '#domain/affiliates/settlement';
import { isOpen, stateOf } from '#domain/coins/purchase';
import { hasDispute } from '#domain/coins/purchase-dispute';
import { undecidedRounds } from '#domain/games/open-round';
import type { Blocker } from '#domain/player/deletion';
import { statusOf } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import type { CommissionStore } from '#lambdas/affiliates/stores/commission-store';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface BlockerDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly orders: Pick<OrderStore, 'page'>;
  readonly purchases: Pick<PurchaseStore, 'page'>;
  readonly affiliates: Pick<AffiliateStore, 'payoutDetailsOf' | 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'duesOf'>;
}

/** The blockers of a deletion, and the wallet's sequence at which they were read. */
export interface SeenBlockers {
  readonly sequence: number;
  readonly blockers: readonly Blocker[];
}

const pageSize = 100;

/**
 * Finds the blockers that the wallet itself does not hold. The wallet's sequence is read first: a later order or purchase advances it, so
 * the caller compares the sequence and needs no other lock.
 */
export async function findBlockers(
  { wallets, orders, purchases, affiliates, commissions }: BlockerDependencies,
  player: string,
): Promise<SeenBlockers> {
  const open = await wallets.load(player);
  const found = await Promise.all([blockersOfOrders(), blockersOfPurchases(), blockersOfCommission()]);
  return { sequence: open?.wallet.sequence ?? 0, blockers: found.flat() };

  async function blockersOfOrders(): Promise<Blocker[]> {
    const found: Blocker[] = [];
    let before: string | undefined;
    do {
      const page = await orders.page(player, { limit: pageSize, before });
      for (const order of page.orders) {
        const status = statusOf(order);
        if (status !== 'delivered' && !isUndone(status)) found.push({ kind: 'order', name: order.id });
      }
      before = page.next ?? undefined;
    } while (before !== undefined);
    return found;
  }

  async function blockersOfPurchases(): Promise<Blocker[]> {
    const found: Blocker[] = [];
    let before: string | undefined;
    do {
      const page = await purchases.page(player, { limit: pageSize, before });
      for (const purchase of page.purchases) {
        const { id: name, refundDue } = purchase;
        if (isOpen(purchase) || stateOf(purchase) === 'paid' || refundDue)
          found.push({ kind: 'purchase', name });
        if (hasDispute(purchase, 'open')) found.push({ kind: 'dispute', name });
      }
      before = page.next ?? undefined;
    } while (before !== undefined);
    return found;
  }

  /** Without a payout method, nothing can be paid, so an affiliate who wants no payment is not kept from leaving. */
  async function blockersOfCommission(): Promise<Blocker[]> {
    const { method } = await affiliates.payoutDetailsOf(player);
    if (!method) return [];
    const [dues, statements] = await Promise.all([
      commissions.duesOf(player),
      affiliates.statementsOf(player),
    ]);
    return awaitsPayout(dues, statements) ? [{ kind: 'commission', name: null }] : [];
  }
}

/** The blockers that the wallet itself holds. */
export function blockersIn({
  wallet,
  openRounds,
  play,
}: Pick<OpenWallet, 'wallet' | 'openRounds' | 'play'>): Blocker[] {
  const isCheckout = wallet.holds.some(({ purpose }) => purpose === 'checkout');
  return [
    ...(isCheckout ? [{ kind: 'checkout', name: null } as const] : []),
    ...(play.suspension ? [{ kind: 'suspension', name: null } as const] : []),
    ...undecidedRounds(openRounds).map(({ gameId }) => ({ kind: 'round', name: gameId }) as const),
  ];
}
