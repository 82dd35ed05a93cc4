import { createApi } from '#lambdas/runtime/http/api';
import { addAdminTicketFileRoutes } from '#lambdas/support/admin-file-routes';
import { addSupportRoutes } from '#lambdas/support/routes';
import type { AccountDependencies } from './routes';

/** Support tickets of players, and the files that admins exchange in them. */
export function supportArea(dependencies: AccountDependencies) {
  const api = createApi(dependencies.api);
  addSupportRoutes(api, dependencies);
  addAdminTicketFileRoutes(api, dependencies);
  return api.app;
}
