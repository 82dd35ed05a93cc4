import type { PublishedGame } from '#contracts/play/public-routes';
import { gameOf } from '../mathematics';
import { createDemoBackend, type DemoBackend } from './demo-backend';

const houses = new Map<string, DemoBackend>();

/**
 * The demo house of a game for a player: the same one until the page is loaded anew, so that a round that was left is still there.
 *
 * @param player  the player's own id; whoever signs in next has coins of their own
 */
export function demoBackendFor(player: string, published: PublishedGame): DemoBackend {
  const name = `${player}/${published.id}/${published.parHash}`;
  const known = houses.get(name);
  if (known) return known;
  const opened = createDemoBackend({
    load: async () => ({ game: await gameOf(published), parHash: published.parHash }),
    blockOf: () => crypto.getRandomValues(new Uint8Array(32)),
    idOf: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  houses.set(name, opened);
  return opened;
}
