import * as z from 'zod';
import { mostSaved, savedLists } from '#domain/player/saved-lists';
import { defineRoute } from '../route-contract';

/** Ids are stored as the site names them; an id that nothing has is skipped where the list is shown. */
const id = z.string().regex(/^[!-~]{1,128}$/, 'must be an id of 1 to 128 characters');
const ids = z.array(id).max(mostSaved);

const saved = z
  .object({
    wishlist: z.array(z.string()).meta({ description: 'Ids of prizes, the latest first.' }),
    favoriteGames: z.array(z.string()).meta({ description: 'Ids of games, the latest first.' }),
  })
  .meta({
    id: 'SavedLists',
    description: `What a player keeps for later, at most ${mostSaved} ids in each list.`,
  });

const place = z.strictObject({ list: z.enum(savedLists), id });

export const readSaved = defineRoute({
  method: 'get',
  path: '/account/saved',
  operationId: 'readSaved',
  summary: 'Get the player’s wish list and favorite games.',
  answer: saved,
  refusals: [],
});

export const putSaved = defineRoute({
  method: 'put',
  path: '/account/saved/{list}/{id}',
  operationId: 'putSaved',
  summary: 'Put an id in front of a list, unless it is there.',
  parameters: place,
  answer: saved,
  refusals: ['account/saved-list-full'],
});

export const removeSaved = defineRoute({
  method: 'delete',
  path: '/account/saved/{list}/{id}',
  operationId: 'removeSaved',
  summary: 'Remove an id from a list, if it is there.',
  parameters: place,
  answer: saved,
  refusals: [],
});

export const mergeSaved = defineRoute({
  method: 'post',
  path: '/account/saved',
  operationId: 'mergeSaved',
  summary: 'Add the lists that a device kept before sign-in. Adding them again changes nothing.',
  body: z.strictObject({ wishlist: ids, favoriteGames: ids }),
  answer: saved,
  refusals: [],
});

export const savedContracts = [readSaved, putSaved, removeSaved, mergeSaved];
