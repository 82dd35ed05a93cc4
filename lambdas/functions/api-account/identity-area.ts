import { addIdentityRoutes } from '#lambdas/identity/routes';
import { createApi } from '#lambdas/runtime/http/api';
import type { AccountDependencies } from './routes';

/** The identity check of a player, which most players begin at most once. */
export function identityArea(dependencies: AccountDependencies) {
  const api = createApi(dependencies.api);
  addIdentityRoutes(api, dependencies);
  return api.app;
}
