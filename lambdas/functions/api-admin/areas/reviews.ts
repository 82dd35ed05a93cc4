import { addAffiliateReviewRoutes } from '#lambdas/affiliates/admin-routes';
import { addIdentityReviewRoutes } from '#lambdas/identity/admin-routes';
import { addWaitingRoute } from '#lambdas/identity/waiting-routes';
import { addAdminTicketRoutes } from '#lambdas/support/admin-routes';
import { addTraitRoutes } from '#lambdas/traits/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** What awaits a person's judgment: identity checks, tickets, shared traits, and affiliates with their payouts. */
export async function reviewArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  const affiliates = await dependencies.openAffiliates();
  addIdentityReviewRoutes(api, dependencies);
  addWaitingRoute(api, { ...dependencies, ...affiliates });
  addAdminTicketRoutes(api, dependencies);
  addTraitRoutes(api, dependencies);
  addAffiliateReviewRoutes(api, { ...dependencies, ...affiliates });
  return app;
}
