import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import {
  addAdminTicketFileRoutes,
  type AdminTicketFileDependencies,
} from '#lambdas/support/admin-file-routes';
import { addSupportRoutes, type SupportDependencies } from '#lambdas/support/routes';

interface SupportAreaDependencies extends SupportDependencies, AdminTicketFileDependencies {
  readonly api: ApiSettings;
  readonly tickets: SupportDependencies['tickets'];
}

/** Support tickets of players, and the files that admins exchange in them. */
export function supportArea(dependencies: SupportAreaDependencies) {
  const api = createApi(dependencies.api);
  addSupportRoutes(api, dependencies);
  addAdminTicketFileRoutes(api, dependencies);
  return api.app;
}
