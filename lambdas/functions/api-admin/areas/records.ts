import { addAuditRoutes } from '#lambdas/audit/admin-routes';
import { addMetricRoutes } from '#lambdas/metrics/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** The audit log and the operator's metrics. */
export function recordArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addAuditRoutes(api, dependencies);
  addMetricRoutes(api, dependencies);
  return app;
}
