import { readOverview as contract } from '#contracts/overview/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { readOverview, type ReadOverviewDependencies } from './read-overview';

/** Adds the route of the first page of admins. */
export function addOverviewRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: ReadOverviewDependencies,
): void {
  adminRoute(contract, (admin, { query: { days } }) => readOverview(dependencies, { admin, days }));
}
