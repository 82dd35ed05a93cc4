import { addAdminPlayerRoutes } from '#lambdas/account/admin/routes';
import { addApprovalRoutes } from '#lambdas/approvals/admin-routes';
import { addAdminCoinRoutes } from '#lambdas/coins/admin-routes';
import { addAdminRandomPrizeRoutes } from '#lambdas/draws/admin-routes';
import { addNoteRoutes } from '#lambdas/notes/admin-routes';
import { addAdminLimitRoutes } from '#lambdas/play/admin-limit-routes';
import { addWalletRoutes } from '#lambdas/wallet/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** Players, and everything that may need a second superadmin: corrections of wallets, and odds. */
export function playerArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addAdminPlayerRoutes(api, dependencies);
  addAdminLimitRoutes(api, dependencies);
  addWalletRoutes(api, dependencies);
  addAdminCoinRoutes(api, dependencies);
  addNoteRoutes(api, dependencies);
  addAdminRandomPrizeRoutes(api, dependencies);
  addApprovalRoutes(api, dependencies);
  return app;
}
