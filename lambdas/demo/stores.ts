import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createClickStore } from '#lambdas/affiliates/stores/click-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { createPostbackStore } from '#lambdas/affiliates/stores/postback-store';
import { createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import { createDailyStore } from '#lambdas/bonuses/stores/daily-store';
import { createProductStore } from '#lambdas/catalog/stores/product-store';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createDrawStore } from '#lambdas/draws/stores/draw-store';
import { createEntryStore } from '#lambdas/draws/stores/entry-store';
import { createOddsStore } from '#lambdas/draws/stores/odds-store';
import { createGiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { InMemoryTables } from '#lambdas/in-memory/tables';
import { createMetricStore } from '#lambdas/metrics/stores/metric-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderLists } from '#lambdas/orders/stores/order-lists';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { createReferralChecks } from '#lambdas/referrals/stores/referral-checks';
import { createCartStore } from '#lambdas/shop/stores/cart-store';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import { createTriageStore } from '#lambdas/support/stores/triage-store';

/** The product's stores that need tables and the time alone. */
export function openStores({ client }: Pick<InMemoryTables, 'client'>, now: () => Date) {
  return {
    affiliates: createAffiliateStore(client, 'affiliates'),
    commissions: createCommissionStore(client, 'affiliates'),
    clicks: createClickStore(client, 'affiliates'),
    postbacks: createPostbackStore(client, 'affiliates'),
    players: createPlayerStore(client, 'players'),
    checks: createIdentityCheckStore(client, 'identity-checks'),
    purchases: createPurchaseStore(client, 'purchases'),
    products: createProductStore(client, 'products', (fault) => {
      throw fault;
    }),
    carts: createCartStore(client, 'carts'),
    orders: { ...createOrderStore(client, 'orders'), ...createOrderLists(client, 'orders') },
    giftCodes: createGiftCodeStore(client, 'gift-codes'),
    odds: createOddsStore(client, 'random-prizes'),
    draws: createDrawStore(client, 'random-prizes'),
    entries: createEntryStore(client, 'random-prizes'),
    dailies: createDailyStore(client, 'dailies'),
    quests: createQuestStore(client, 'dailies'),
    referrals: createReferralChecks(client, 'referrals'),
    notices: createNoticeStore(client, 'notices'),
    tickets: createTicketStore(client, 'tickets'),
    triages: createTriageStore(client, 'tickets'),
    approvals: createApprovalStore(client, 'approvals'),
    metrics: createMetricStore(client, 'metrics', now),
    alarms: createAlarmStore(client, 'metrics'),
    audit: createAuditStore(client, 'audit', now),
  };
}
