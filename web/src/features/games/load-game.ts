import type { PublishedGame, PublishedVersion } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { readPublic } from '#web/lib/api/public-ops';
import type { ObservedReturn } from './published-game';

/**
 * Loads a game with its mathematics.
 *
 * @throws ApiRefusal for an unknown game or a failed request
 */
export function loadGame(id: string): Promise<PublishedGame> {
  return readPublic<PublishedGame>(`/public/games/${encodeURIComponent(id)}`);
}

/**
 * Finds the version of a round: the current one, or the retired one that the round names.
 *
 * @throws ApiRefusal for a failed request
 */
export async function loadVersionOf(
  game: PublishedGame,
  { proof }: Pick<Round, 'proof'>,
): Promise<PublishedVersion> {
  if (proof.parHash === game.parHash) return game;
  return readPublic<PublishedVersion>(
    `/public/games/${encodeURIComponent(game.id)}/versions/${encodeURIComponent(proof.parHash)}`,
  );
}

/**
 * Loads the total stakes and payouts of a game.
 *
 * @throws ApiRefusal for a failed request
 */
export function loadObservedReturn(id: string): Promise<ObservedReturn> {
  return readPublic<ObservedReturn>(`/public/games/${encodeURIComponent(id)}/observed-return`);
}
