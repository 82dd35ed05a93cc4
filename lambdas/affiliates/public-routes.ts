import { countClick as contract } from '#contracts/affiliates/public-routes';
import { remembersUntil } from '#domain/affiliates/attribution';
import type { Api } from '#lambdas/runtime/http/api';
import { countClick, type CountClickDependencies } from './count-click';

/** Adds the route that counts clicks on affiliate links. It needs no sign-in. */
export function addClickRoutes(
  { publicRoute }: Pick<Api, 'publicRoute'>,
  dependencies: CountClickDependencies,
): void {
  publicRoute(contract, async ({ body }, visitor) => {
    const click = await countClick(dependencies, body, visitor);
    return { click: click && { id: click.id, rememberedUntil: remembersUntil(click).toISOString() } };
  });
}
