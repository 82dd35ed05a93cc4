import { addAuditRoutes } from '#lambdas/audit/admin-routes';
import { addMetricRoutes } from '#lambdas/metrics/admin-routes';
import { addOverviewRoute } from '#lambdas/overview/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** The overview, the audit log and the operator's metrics. */
export function recordArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addOverviewRoute(api, dependencies);
  addAuditRoutes(api, dependencies);
  addMetricRoutes(api, dependencies);
  return app;
}
