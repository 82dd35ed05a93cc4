import type { AdminPlayerDependencies } from '#lambdas/account/admin/routes';
import type { AffiliateMatchDependencies } from '#lambdas/affiliates/affiliate-matches';
import type { AlarmStore } from '#lambdas/alarms/stores/alarm-store';
import type { DecideApprovalDependencies } from '#lambdas/approvals/decide-approval';
import { recordingReads } from '#lambdas/audit/record-reads';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { MailInEntryDependencies } from '#lambdas/bonuses/admin-routes';
import type { MailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import type { PictureStore } from '#lambdas/catalog/stores/picture-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { RefundForPlayerDependencies } from '#lambdas/coins/refund-for-player';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { AdminRandomPrizeDependencies } from '#lambdas/draws/admin-routes';
import type { GiftCodeDependencies } from '#lambdas/gift-codes/admin-routes';
import type { IdentityReviewDependencies } from '#lambdas/identity/admin-routes';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { NoteStore } from '#lambdas/notes/stores/note-store';
import type { AdminOrderDependencies } from '#lambdas/orders/admin-routes';
import type { OrderLists } from '#lambdas/orders/stores/order-lists';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { ReadOverviewDependencies } from '#lambdas/overview/read-overview';
import { type Api, type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import type { AdminTicketDependencies } from '#lambdas/support/admin-routes';
import type { TraitStore } from '#lambdas/traits/stores/trait-store';
import type { AdminWalletDependencies } from '#lambdas/wallet/admin-routes';

/** The stores of the affiliate program, the largest that only one area needs. */
type AffiliateStores = Pick<AffiliateMatchDependencies, 'affiliates' | 'commissions' | 'postbacks'>;

export interface AdminDependencies
  extends
    AdminWalletDependencies,
    MailInEntryDependencies,
    IdentityReviewDependencies,
    AdminPlayerDependencies,
    AdminOrderDependencies,
    GiftCodeDependencies,
    AdminRandomPrizeDependencies,
    Omit<AffiliateMatchDependencies, keyof AffiliateStores>,
    AdminTicketDependencies,
    RefundForPlayerDependencies,
    DecideApprovalDependencies,
    Pick<ReadOverviewDependencies, 'readStockLevels'> {
  readonly users: AdminPlayerDependencies['users'];
  readonly wallets: AdminWalletDependencies['wallets'];
  readonly openAffiliates: () => Promise<AffiliateStores>;
  readonly traits: TraitStore;
  readonly mailboxes: AdminPlayerDependencies['mailboxes'];
  readonly players: AdminPlayerDependencies['players'] &
    AdminOrderDependencies['players'] &
    AdminTicketDependencies['players'];
  readonly approvals: AdminWalletDependencies['approvals'];
  readonly checks: IdentityCheckStore;
  readonly purchases: PurchaseStore;
  readonly notes: NoteStore;
  readonly orders: OrderStore & OrderLists;
  readonly rules: AdminOrderDependencies['rules'];
  readonly metrics: MetricReads;
  readonly alarms: AlarmStore;
  readonly products: ProductStore;
  readonly pictures: PictureStore;
  readonly mailInCounts: MailInCounts;
  readonly audit: AuditStore;
  readonly api: ApiSettings;
}

/** Creates an API of the admin without routes, which audits reads of a player's data. */
export function createAdminApi(
  dependencies: AdminDependencies,
): Pick<Api, 'app' | 'adminRoute' | 'superadminRoute'> {
  const { app, adminRoute, superadminRoute } = createApi(dependencies.api);
  return { app, adminRoute: recordingReads(dependencies, adminRoute), superadminRoute };
}
