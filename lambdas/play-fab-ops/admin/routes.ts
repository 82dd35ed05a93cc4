import { type ApiSettings, createApi } from '#http/api';
import type { PictureStore } from '#stores/picture-store';
import * as contract from './contracts';
import { publishPicture } from './publish-picture';

export interface AdminDependencies {
  readonly pictures: PictureStore;
  readonly api: ApiSettings;
}

/** The routes of those who run the store. */
export function adminRoutes({ pictures, api }: AdminDependencies) {
  const { app, adminRoute } = createApi(api);

  adminRoute(contract.publishPicture, (_admin, { body }) => publishPicture(pictures, body.uploads));

  return app;
}
