import { type AccountRouteDependencies, addAccountRoutes } from '#lambdas/account/routes';
import { addIdentityRoutes, type IdentityRouteDependencies } from '#lambdas/identity/routes';
import { addNoticeRoutes, type NoticeDependencies } from '#lambdas/notices/routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import {
  addAdminTicketFileRoutes,
  type AdminTicketFileDependencies,
} from '#lambdas/support/admin-file-routes';
import { addSupportRoutes, type SupportDependencies } from '#lambdas/support/routes';

export interface AccountDependencies
  extends
    AccountRouteDependencies,
    IdentityRouteDependencies,
    NoticeDependencies,
    AdminTicketFileDependencies,
    Omit<SupportDependencies, 'ledger'> {
  readonly orders: AccountRouteDependencies['orders'] & SupportDependencies['orders'];
  readonly purchases: AccountRouteDependencies['purchases'] & SupportDependencies['purchases'];
  readonly tickets: SupportDependencies['tickets'];
  readonly rules: AccountRouteDependencies['rules'];
  readonly api: ApiSettings;
}

/** Creates the routes of account, inbox, identity check and support tickets. */
export function accountRoutes(dependencies: AccountDependencies) {
  const api = createApi(dependencies.api);
  addAccountRoutes(api, dependencies);
  addIdentityRoutes(api, dependencies);
  addNoticeRoutes(api, dependencies);
  addSupportRoutes(api, dependencies);
  addAdminTicketFileRoutes(api, dependencies);
  return api.app;
}
