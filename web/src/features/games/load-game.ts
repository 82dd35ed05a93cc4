import { ofetch } from 'ofetch';
import { ApiRefusal, readRefusal } from '#web/lib/api-refusal';
import { loadConfig } from '#web/lib/config';
import type { Round } from '#web/lib/play-fab-ops-types';
import type { ObservedReturn, PublishedGame, PublishedVersion } from './published-game';

/**
 * Loads a game with its mathematics.
 *
 * @throws ApiRefusal for a game that does not exist or a house that does not answer
 */
export function loadGame(id: string): Promise<PublishedGame> {
  return readPublic<PublishedGame>(`games/${encodeURIComponent(id)}`);
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
    `games/${encodeURIComponent(game.id)}/versions/${encodeURIComponent(proof.parHash)}`,
  );
}

/**
 * Reads what players staked and won on a game so far.
 *
 * @throws ApiRefusal when the house does not answer
 */
export function loadObservedReturn(id: string): Promise<ObservedReturn> {
  return readPublic<ObservedReturn>(`games/${encodeURIComponent(id)}/observed-return`);
}

/** Reads what the house shows everybody, so no token goes with the request. */
async function readPublic<Answer>(path: string): Promise<Answer> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint;
  if (!endpoint) throw new Error('config.json lacks the endpoint of playFabOps.');
  const response = await ofetch
    .raw<Answer, 'json'>(`${endpoint}/public/${path}`, { ignoreResponseError: true })
    .catch((cause: unknown) => {
      throw new ApiRefusal({
        status: 0,
        code: 'request/unreachable',
        message: 'A network error has occurred.',
        cause,
      });
    });
  if (!response.ok || !response._data)
    throw readRefusal(response.status, JSON.stringify(response._data ?? null));
  return response._data;
}
