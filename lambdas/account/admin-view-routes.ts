import type * as z from 'zod';
import * as contract from '#contracts/account/admin-view-routes';
import type { Refusal } from '#contracts/errors';
import { type AdminViews, mergeViews, noViews, withoutView, withView } from '#domain/player/admin-views';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changeProfile } from './change-profile';
import type { SavedRouteDependencies } from './saved-routes';

/** Adds the routes of the views that an admin saved; they are part of the admin's own profile. */
export function addAdminViewRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: SavedRouteDependencies,
): void {
  adminRoute(contract.readAdminViews, async ({ id: admin }) => {
    await dependencies.loadOrOpen(admin);
    return answer((await dependencies.players.find(admin))?.adminViews ?? noViews);
  });

  adminRoute(contract.saveAdminView, ({ id: admin }, { parameters: { list }, body }) =>
    change(admin, (views) => withView(views, list, body)),
  );

  adminRoute(contract.mergeAdminViews, ({ id: admin }, { parameters: { list }, body }) =>
    change(admin, (views) => mergeViews(views, list, body.views)),
  );

  adminRoute(contract.removeAdminView, ({ id: admin }, { parameters: { list }, query: { name } }) =>
    change(admin, (views) => withoutView(views, list, name)),
  );

  async function change(admin: string, decide: (views: AdminViews) => AdminViews | Refusal) {
    await dependencies.loadOrOpen(admin);
    const profile = await changeProfile(dependencies, admin, (before) => {
      const views = before.adminViews ?? noViews;
      const adminViews = decide(views);
      if (isRefusal(adminViews)) return adminViews;
      return adminViews === views ? before : { ...before, adminViews };
    });
    return isRefusal(profile) ? profile : answer(profile.adminViews ?? noViews);
  }
}

function answer(views: AdminViews): z.input<typeof contract.readAdminViews.answer> {
  return {
    orders: [...views.orders],
    players: [...views.players],
    tickets: [...views.tickets],
    audit: [...views.audit],
    affiliates: [...views.affiliates],
    products: [...views.products],
  };
}
