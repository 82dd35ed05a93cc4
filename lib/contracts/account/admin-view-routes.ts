import * as z from 'zod';
import { type ViewedList, viewedLists, viewRules } from '#domain/player/admin-views';
import { defineRoute } from '../route-contract';
import { savedViewFields } from './fields';

const view = z.strictObject(savedViewFields);
const list = z.enum(viewedLists);
const views = z.array(view);
const answer = z
  .object({
    orders: views,
    players: views,
    tickets: views,
    audit: views,
    affiliates: views,
    products: views,
  } satisfies Record<ViewedList, typeof views>)
  .meta({
    id: 'AdminViews',
    description: `Saved views by list, oldest first, at most ${viewRules.most} each.`,
  });

export const readAdminViews = defineRoute({
  method: 'get',
  path: '/account/admin-views',
  operationId: 'readAdminViews',
  summary: 'Get the views that the admin saved of lists on the Dashboard. ADMINS only.',
  answer,
  refusals: ['session/forbidden', 'player/suspended'],
});

export const saveAdminView = defineRoute({
  method: 'put',
  path: '/account/admin-views/{list}',
  operationId: 'saveAdminView',
  summary: `Save a view of a list. It replaces one of the same name; a new name is refused when the list holds ${viewRules.most}.`,
  parameters: z.strictObject({ list }),
  body: view,
  answer,
  refusals: ['session/forbidden', 'player/suspended', 'account/saved-views-full'],
});

export const mergeAdminViews = defineRoute({
  method: 'post',
  path: '/account/admin-views/{list}',
  operationId: 'mergeAdminViews',
  summary:
    'Add the views that a device kept before views were saved here. Adding them again changes nothing.',
  parameters: z.strictObject({ list }),
  body: z.strictObject({ views: views.max(viewRules.most) }),
  answer,
  refusals: ['session/forbidden', 'player/suspended'],
});

export const removeAdminView = defineRoute({
  method: 'delete',
  path: '/account/admin-views/{list}',
  operationId: 'removeAdminView',
  summary: 'Remove a saved view, if there is one of this name.',
  parameters: z.strictObject({ list }),
  // No path segment, because gateways resolve `..` and decode `%2F`.
  query: z.strictObject({ name: savedViewFields.name }),
  answer,
  refusals: ['session/forbidden', 'player/suspended'],
});

export const adminViewContracts = [readAdminViews, saveAdminView, mergeAdminViews, removeAdminView];
