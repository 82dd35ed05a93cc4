import type { ParSheet } from '#domain/games/par-sheets';
import type { CountClickDependencies } from '#lambdas/affiliates/count-click';
import { addClickRoutes } from '#lambdas/affiliates/public-routes';
import { addRandomPrizeRoutes, type RandomPrizeRoutesDependencies } from '#lambdas/draws/public-routes';
import type { Games } from '#lambdas/play/games';
import type { ObservedReturnsDependencies } from '#lambdas/play/observed-returns';
import { addPublicGameRoutes } from '#lambdas/play/public-routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';

export interface PublicDependencies
  extends ObservedReturnsDependencies, RandomPrizeRoutesDependencies, CountClickDependencies {
  readonly api: ApiSettings;
}

/** Creates the routes without sign-in. @default the games and PAR sheets of the product */
export function publicRoutes(dependencies: PublicDependencies, games?: Games, sheets?: readonly ParSheet[]) {
  const api = createApi(dependencies.api);
  addRandomPrizeRoutes(api, dependencies);
  addPublicGameRoutes(api, dependencies, games, sheets);
  addClickRoutes(api, dependencies);
  return api.app;
}
