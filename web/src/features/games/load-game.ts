import type { PublishedGame, PublishedVersion } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { readPublic } from '#web/lib/public-ops';
import type { ObservedReturn } from './published-game';

/**
 * Loads a game with its mathematics.
 *
 * @throws ApiRefusal for a game that does not exist or a house that does not answer
 */
export function loadGame(id: string): Promise<PublishedGame> {
  return readPublic<PublishedGame>(`/public/games/${encodeURIComponent(id)}`);
}

/**
 * Finds the version that a round was played on: the one that is played now, or the retired one that the round names.
 *
 * @throws ApiRefusal when the house does not answer
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
 * Reads what players staked and won on a game so far.
 *
 * @throws ApiRefusal when the house does not answer
 */
export function loadObservedReturn(id: string): Promise<ObservedReturn> {
  return readPublic<ObservedReturn>(`/public/games/${encodeURIComponent(id)}/observed-return`);
}
