import { addMailInEntryRoutes } from '#lambdas/bonuses/admin-routes';
import { addPictureRoutes } from '#lambdas/catalog/admin-routes';
import { addGiftCodeRoutes } from '#lambdas/gift-codes/admin-routes';
import { addOrderRoutes } from '#lambdas/orders/admin-routes';
import { type AdminDependencies, createAdminApi } from '../admin-api';

/** What players redeem and receive: orders, gift codes, pictures of products, and free entries. */
export function rewardArea(dependencies: AdminDependencies) {
  const { app, ...api } = createAdminApi(dependencies);
  addOrderRoutes(api, dependencies);
  addGiftCodeRoutes(api, dependencies);
  addPictureRoutes(api, dependencies);
  addMailInEntryRoutes(api, dependencies);
  return app;
}
