import type { PublishedGame } from '#contracts/play/public-routes';
import { gameOf } from '../mathematics';
import { createDemoBackend, type DemoBackend } from './demo-backend';

const backends = new Map<string, DemoBackend>();

/**
 * The demo backend of a game for a player, the same until the page is reloaded, so that an open round survives navigation.
 *
 * @param player  the player's own id; each player has separate coins
 */
export function demoBackendFor(player: string, published: PublishedGame): DemoBackend {
  const name = `${player}/${published.id}/${published.parHash}`;
  const known = backends.get(name);
  if (known) return known;
  const opened = createDemoBackend({
    load: async () => ({ game: await gameOf(published), parHash: published.parHash }),
    blockOf: () => crypto.getRandomValues(new Uint8Array(32)),
    idOf: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  backends.set(name, opened);
  return opened;
}
