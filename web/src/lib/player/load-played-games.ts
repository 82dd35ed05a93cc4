import { mostPerPage } from '#contracts/page-bounds';
import { playFabOps } from '../api/play-fab-ops';
import { currentSession } from '../session/session';
import { addPlayed, ownerOfPlayed } from '../storage/remember-played';

let loading: Promise<void> | null = null;

/**
 * Adds the games of the player's latest rounds to those that this device knows, once after each sign-in: they were played on other devices,
 * or before the sign-out that deleted the list.
 *
 * @throws ApiRefusal; the next call tries again
 */
export function loadPlayedGames(): Promise<void> {
  loading ??= load().finally(() => (loading = null));
  return loading;
}

async function load(): Promise<void> {
  const session = await currentSession();
  if (!session || ownerOfPlayed() === session.player) return;
  const { items } = await playFabOps.get('/wallet/transactions', {
    query: { kind: 'round', limit: mostPerPage },
  });
  // The player may have signed out.
  if ((await currentSession())?.player !== session.player) return;
  addPlayed(
    session.player,
    items.flatMap(({ round }) => round?.gameId ?? []),
  );
}
