import { type GameFamily, gameFamilies } from './game';

/**
 * Games of each family that a ledger may contain rounds of: current and withdrawn. It is a list of ids, so that a function that only reads
 * ledgers does not load the mathematics of every game. Append only, because ledgers refer to these.
 */
const gamesOf: Readonly<Record<GameFamily, readonly string[]>> = {
  slots: [
    'hk-slots',
    'jade-fortune',
    'koi-garden',
    'lantern-cascade',
    'lighthouse-bay',
    'neon-tiger',
    'pearl-divers',
  ],
  scratch: ['dragon-scratch', 'lucky-ticket'],
  wheel: ['harbour-wheel'],
  blackjack: ['blackjack'],
  roulette: ['roulette'],
  'video-poker': ['video-poker'],
  originals: ['baccarat', 'dice', 'hi-lo', 'keno', 'limbo', 'mines', 'plinko'],
};

/** Ids of every game that a ledger may contain rounds of. */
export const gamesOnRecord: readonly string[] = gameFamilies.flatMap((family) => gamesOf[family]);

const families = new Map(
  gameFamilies.flatMap((family) => gamesOf[family].map((id) => [id, family] as const)),
);

/** Returns the family of a game that is or was on offer; null for any other id. */
export function familyOf(gameId: string): GameFamily | null {
  return families.get(gameId) ?? null;
}
