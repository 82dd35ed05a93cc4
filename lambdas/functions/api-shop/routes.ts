import { addEntryRoutes } from '#lambdas/draws/routes';
import { addOrderRoutes, type OrderRouteDependencies } from '#lambdas/orders/routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { addCartRoutes, type CartRouteDependencies } from '#lambdas/shop/routes';

export type ShopDependencies = CartRouteDependencies & OrderRouteDependencies & { readonly api: ApiSettings };

/** Creates the routes of cart, checkout, orders and draw entries. */
export function shopRoutes(dependencies: ShopDependencies) {
  const api = createApi(dependencies.api);
  addCartRoutes(api, dependencies);
  addOrderRoutes(api, dependencies);
  addEntryRoutes(api, dependencies);
  return api.app;
}
