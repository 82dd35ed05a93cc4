import type * as z from 'zod';
import * as contract from '#contracts/account/saved-routes';
import type { Refusal } from '#contracts/errors';
import { addSaved, mergeSaved, removeSaved, type SavedLists } from '#domain/player/saved-lists';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changeProfile, findProfile } from './change-profile';
import type { AccountDependencies } from './read-account';

export type SavedRouteDependencies = Omit<AccountDependencies, 'findUser'>;

/** Adds the routes of the player's wish list and favorite games. */
export function addSavedRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: SavedRouteDependencies,
): void {
  playerRoute(contract.readSaved, async ({ id: player }) => {
    await dependencies.loadOrOpen(player);
    return savedAnswer((await findProfile(dependencies.players, player)).saved);
  });

  playerRoute(contract.putSaved, ({ id: player }, { parameters: { list, id } }) =>
    change(player, (saved) => addSaved(saved, list, id)),
  );

  playerRoute(contract.removeSaved, ({ id: player }, { parameters: { list, id } }) =>
    change(player, (saved) => removeSaved(saved, list, id)),
  );

  playerRoute(contract.mergeSaved, ({ id: player }, { body }) =>
    change(player, (saved) => mergeSaved(saved, body)),
  );

  async function change(player: string, decide: (saved: SavedLists) => SavedLists | Refusal) {
    await dependencies.loadOrOpen(player);
    const profile = await changeProfile(dependencies, player, (before) => {
      const saved = decide(before.saved);
      if (isRefusal(saved)) return saved;
      return saved === before.saved ? before : { ...before, saved };
    });
    return isRefusal(profile) ? profile : savedAnswer(profile.saved);
  }
}

function savedAnswer({ wishlist, favoriteGames }: SavedLists): z.input<typeof contract.readSaved.answer> {
  return { wishlist: [...wishlist], favoriteGames: [...favoriteGames] };
}
