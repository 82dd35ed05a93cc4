import { listOwnEntries } from '#contracts/draws/routes';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import type { Api } from '#lambdas/runtime/http/api';
import type { EntryStore } from './stores/entry-store';

/** Registers the route of a player's entries in a draw. */
export function addEntryRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  { entries }: { readonly entries: Pick<EntryStore, 'ofPlayer'> },
): void {
  playerRoute(listOwnEntries, async ({ id: player }, { parameters: { id } }) => {
    const own = await entries.ofPlayer(player, id);
    const items = own.map(({ first, quantity, order }) => ({ first, quantity, order }));
    return { items, owner: ownerOf(id, player) };
  });
}
