import { addIdentityRoutes, type IdentityRouteDependencies } from '#lambdas/identity/routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';

interface IdentityAreaDependencies extends IdentityRouteDependencies {
  readonly api: ApiSettings;
}

/** The identity check of a player, which most players begin at most once. */
export function identityArea(dependencies: IdentityAreaDependencies) {
  const api = createApi(dependencies.api);
  addIdentityRoutes(api, dependencies);
  return api.app;
}
