import type { GameFamily } from '#domain/games/game';
import type { FamilyGames } from '#domain/games/games';
import { familyOf } from '#domain/games/games-on-record';
import { once } from '#lambdas/runtime/at-first-call';
import { createGames, type Games } from './games';

/** Loads the versions of a game, with those of other games of its family; none for an id that no game ever had. */
export type LoadGames = (gameId: string) => Promise<Games>;

/** Loads the games of one family, once. A failure is not kept, so the next request tries again. */
type LoadFamily = () => Promise<Games>;

const none = createGames([], []);

/** The rules of each family, which load with the first request that needs them. */
const families: Readonly<Record<GameFamily, LoadFamily>> = {
  slots: familyIn(async () => (await import('#domain/games/slots/slot-games')).slotGames),
  scratch: familyIn(async () => (await import('#domain/games/scratch/scratch-games')).scratchGames),
  wheel: familyIn(async () => (await import('#domain/games/wheel/wheel-games')).wheelGames),
  'video-poker': familyIn(
    async () => (await import('#domain/games/video-poker/video-poker-games')).videoPokerGames,
  ),
  blackjack: familyIn(async () => (await import('#domain/games/blackjack/blackjack-games')).blackjackGames),
  roulette: familyIn(async () => (await import('#domain/games/roulette/roulette-games')).rouletteGames),
  originals: familyIn(async () => (await import('#domain/games/originals/original-games')).originalGames),
};

/** Loads games of the product. */
export const loadProductGames: LoadGames = async (gameId) => {
  const family = familyOf(gameId);
  return family === null ? none : families[family]();
};

/** Loads the rules of all families, for a simulation in which no work may wait for anything but the simulated clock. */
export async function loadEveryGame(): Promise<void> {
  for (const load of Object.values(families)) await load();
}

function familyIn(load: () => Promise<FamilyGames>): LoadFamily {
  return once(async () => {
    const { current, retired } = await load();
    return createGames(current, retired);
  });
}
