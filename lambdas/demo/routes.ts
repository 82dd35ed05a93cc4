import { coinsRoutes } from '#lambdas/coins/routes';
import { addAdminRandomPrizeRoutes } from '#lambdas/draws/admin-routes';
import { addGiftCodeRoutes } from '#lambdas/gift-codes/admin-routes';
import { addIdentityReviewRoutes } from '#lambdas/identity/admin-routes';
import { addIdentityRoutes } from '#lambdas/identity/routes';
import { addOrderRoutes as addAdminOrderRoutes } from '#lambdas/orders/admin-routes';
import { addOrderRoutes } from '#lambdas/orders/routes';
import { addLimitRoutes } from '#lambdas/play/limit-routes';
import { questRoutes } from '#lambdas/quests/routes';
import { createApi } from '#lambdas/runtime/http/api';
import { addCartRoutes } from '#lambdas/shop/routes';
import { addAdminTicketRoutes } from '#lambdas/support/admin-routes';
import { addSupportRoutes } from '#lambdas/support/routes';
import type { Product } from './product';

/** The product's own routes, on the stores of the history. */
export function openRoutes(product: Product) {
  const players = createApi(product.api);
  addLimitRoutes(players, product);
  addCartRoutes(players, product);
  addOrderRoutes(players, product);
  addSupportRoutes(players, product);
  addIdentityRoutes(players, product);

  const admins = createApi(product.api);
  addAdminOrderRoutes(admins, product);
  addGiftCodeRoutes(admins, product);
  addAdminTicketRoutes(admins, product);
  addIdentityReviewRoutes(admins, product);
  addAdminRandomPrizeRoutes(admins, product);

  return {
    players: players.app,
    admins: admins.app,
    coins: coinsRoutes(product),
    quests: questRoutes(product),
  };
}

export type Routes = ReturnType<typeof openRoutes>;
