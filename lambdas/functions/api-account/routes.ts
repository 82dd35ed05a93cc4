import { type AccountRouteDependencies, addAccountRoutes } from '#lambdas/account/routes';
import type { IdentityRouteDependencies } from '#lambdas/identity/routes';
import { addNoticeRoutes, type NoticeDependencies } from '#lambdas/notices/routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { serveLazily } from '#lambdas/runtime/http/serve-lazily';
import type { AdminTicketFileDependencies } from '#lambdas/support/admin-file-routes';
import type { SupportDependencies } from '#lambdas/support/routes';

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

/** Creates the routes of account and inbox, and those of identity check and support tickets, which few requests need. */
export function accountRoutes(dependencies: AccountDependencies) {
  const api = createApi(dependencies.api);
  addAccountRoutes(api, dependencies);
  addNoticeRoutes(api, dependencies);
  serveLazily(api.app, ['/account/identity-check/*'], async () => {
    const { identityArea } = await import('./identity-area');
    return identityArea(dependencies);
  });
  serveLazily(api.app, ['/account/tickets/*', '/account/players/*'], async () => {
    const { supportArea } = await import('./support-area');
    return supportArea(dependencies);
  });
  return api.app;
}
