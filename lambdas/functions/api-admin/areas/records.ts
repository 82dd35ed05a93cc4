import { addAlarmRoute } from '#lambdas/alarms/admin-routes';
import { addAuditRoutes } from '#lambdas/audit/admin-routes';
import { addMetricRoutes } from '#lambdas/metrics/admin-routes';
import { addOverviewRoute } from '#lambdas/overview/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** The overview, alarms, the audit log and the operator's metrics. */
export function recordArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addOverviewRoute(api, dependencies);
  addAlarmRoute(api, dependencies);
  addAuditRoutes(api, dependencies);
  addMetricRoutes(api, dependencies);
  return app;
}
