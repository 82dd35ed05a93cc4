import { addAdminPlayerRoutes, type AdminPlayerDependencies } from '#lambdas/account/admin/routes';
import { addAffiliateReviewRoutes } from '#lambdas/affiliates/admin-routes';
import type { AffiliateMatchDependencies } from '#lambdas/affiliates/affiliate-matches';
import { addApprovalRoutes } from '#lambdas/approvals/admin-routes';
import type { DecideApprovalDependencies } from '#lambdas/approvals/decide-approval';
import { addAuditRoutes } from '#lambdas/audit/admin-routes';
import { recordingReads } from '#lambdas/audit/record-reads';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { addMailInEntryRoutes } from '#lambdas/bonuses/admin-routes';
import type { RecordMailInEntryDependencies } from '#lambdas/bonuses/record-mail-in-entry';
import { addPictureRoutes } from '#lambdas/catalog/admin-routes';
import type { PictureStore } from '#lambdas/catalog/stores/picture-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import { addAdminRandomPrizeRoutes, type AdminRandomPrizeDependencies } from '#lambdas/draws/admin-routes';
import { addGiftCodeRoutes, type GiftCodeDependencies } from '#lambdas/gift-codes/admin-routes';
import { addIdentityReviewRoutes, type IdentityReviewDependencies } from '#lambdas/identity/admin-routes';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { addWaitingRoute } from '#lambdas/identity/waiting-routes';
import { addMetricRoutes } from '#lambdas/metrics/admin-routes';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import { addOrderRoutes, type AdminOrderDependencies } from '#lambdas/orders/admin-routes';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { addAdminTicketRoutes, type AdminTicketDependencies } from '#lambdas/support/admin-routes';
import { addTraitRoutes } from '#lambdas/traits/admin-routes';
import type { TraitStore } from '#lambdas/traits/stores/trait-store';
import { addWalletRoutes, type AdminWalletDependencies } from '#lambdas/wallet/admin-routes';

export interface AdminDependencies
  extends
    AdminWalletDependencies,
    RecordMailInEntryDependencies,
    IdentityReviewDependencies,
    AdminPlayerDependencies,
    AdminOrderDependencies,
    GiftCodeDependencies,
    AdminRandomPrizeDependencies,
    AffiliateMatchDependencies,
    AdminTicketDependencies,
    DecideApprovalDependencies {
  readonly users: AdminPlayerDependencies['users'];
  readonly wallets: AdminWalletDependencies['wallets'];
  readonly traits: TraitStore;
  readonly players: AdminPlayerDependencies['players'];
  readonly checks: IdentityCheckStore;
  readonly orders: OrderStore;
  readonly rules: AdminOrderDependencies['rules'];
  readonly metrics: MetricReads;
  readonly products: ProductStore;
  readonly pictures: PictureStore;
  readonly audit: AuditStore;
  readonly api: ApiSettings;
}

/** Creates the routes of the admin. */
export function adminRoutes(dependencies: AdminDependencies) {
  const { app, superadminRoute, ...declared } = createApi(dependencies.api);
  const adminRoute = recordingReads(dependencies, declared.adminRoute);

  addPictureRoutes({ adminRoute }, dependencies);
  addWalletRoutes({ adminRoute, superadminRoute }, dependencies);
  addMailInEntryRoutes({ adminRoute }, dependencies);
  addAdminPlayerRoutes({ adminRoute, superadminRoute }, dependencies);
  addTraitRoutes({ adminRoute }, dependencies);
  addAuditRoutes({ adminRoute }, dependencies);
  addMetricRoutes({ adminRoute }, dependencies);
  addIdentityReviewRoutes({ adminRoute }, dependencies);
  addWaitingRoute({ adminRoute }, dependencies);
  addAffiliateReviewRoutes({ adminRoute, superadminRoute }, dependencies);
  addOrderRoutes({ adminRoute }, dependencies);
  addAdminTicketRoutes({ adminRoute }, dependencies);
  addGiftCodeRoutes({ adminRoute }, dependencies);
  addAdminRandomPrizeRoutes({ adminRoute }, dependencies);
  addApprovalRoutes({ superadminRoute }, dependencies);

  return app;
}
