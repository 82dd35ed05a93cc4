import type { Refusal } from '#contracts/errors';
import type { TicketSubject } from '#domain/support/ticket-subject';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';

export interface FindSubjectDependencies {
  readonly ledger: Pick<LedgerStore, 'find'>;
  readonly orders: Pick<OrderStore, 'find'>;
  readonly purchases: Pick<PurchaseStore, 'find'>;
}

/** The subject that a player names for a ticket. */
export type NamedSubject = Pick<TicketSubject, 'kind' | 'id'>;

/** Finds the subject of a ticket among the player's own records; those of other players count as missing. */
export async function findSubject(
  { ledger, orders, purchases }: FindSubjectDependencies,
  player: string,
  { kind, id }: NamedSubject,
): Promise<TicketSubject | Refusal> {
  switch (kind) {
    case 'round': {
      const detail = (await ledger.find(player, id))?.transaction.detail;
      if (detail?.kind !== 'round' && detail?.kind !== 'round-open') return { code: 'games/unknown-round' };
      return { kind, id, gameId: detail.gameId, nonce: detail.nonce };
    }
    case 'order':
      return (await orders.find(player, id)) ? { kind, id } : { code: 'orders/unknown-order' };
    case 'purchase':
      return (await purchases.find(player, id)) ? { kind, id } : { code: 'coins/unknown-purchase' };
  }
}
