import * as contract from '#contracts/catalog/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { publishPicture, type PublishPictureDependencies } from './publish-picture';
import { recordPictureAct } from './record-picture-act';

/** Registers the routes with which admins publish and remove pictures of products. */
export function addPictureRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: PublishPictureDependencies,
): void {
  adminRoute(contract.publishPicture, ({ id: actor }, { body }) =>
    publishPicture(dependencies, { uploads: body.uploads, actor }),
  );

  adminRoute(contract.recordPictureRemoval, async ({ id: actor }, { body: { image } }) => {
    const lost = await recordPictureAct(dependencies, { image, actor, act: 'picture-removed' });
    return lost ?? { image };
  });
}
