import { addAdminPlayerRoutes } from '#lambdas/account/admin/routes';
import { addApprovalRoutes } from '#lambdas/approvals/admin-routes';
import { addAdminRandomPrizeRoutes } from '#lambdas/draws/admin-routes';
import { addWalletRoutes } from '#lambdas/wallet/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** Players, and everything that may need a second superadmin: corrections of wallets, and odds. */
export function playerArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addAdminPlayerRoutes(api, dependencies);
  addWalletRoutes(api, dependencies);
  addAdminRandomPrizeRoutes(api, dependencies);
  addApprovalRoutes(api, dependencies);
  return app;
}
