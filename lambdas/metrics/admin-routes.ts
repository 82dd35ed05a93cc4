import { readMetrics as contract } from '#contracts/metrics/admin-routes';
import { productGames } from '#lambdas/play/product-games';
import type { Api } from '#lambdas/runtime/http/api';
import { readMetrics, type ReadMetricsDependencies } from './read-metrics';

/** Adds the route of the operator's metrics. */
export function addMetricRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: ReadMetricsDependencies,
): void {
  adminRoute(contract, (_admin, { query }) => readMetrics(dependencies, productGames, query));
}
