import { ofetch } from 'ofetch';
import { ApiRefusal, readRefusal } from '#web/lib/api-refusal';
import { loadConfig } from '#web/lib/config';
import type { PublishedSlotGame } from './published-slot-game';

/**
 * Loads a game with its mathematics. It is public, so no token goes with the request.
 *
 * @throws ApiRefusal for a game that does not exist or a house that does not answer
 */
export async function loadSlotGame(id: string): Promise<PublishedSlotGame> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint;
  if (!endpoint) throw new Error('config.json lacks the endpoint of playFabOps.');
  const response = await ofetch
    .raw<PublishedSlotGame, 'json'>(`${endpoint}/public/games/${encodeURIComponent(id)}`, {
      ignoreResponseError: true,
    })
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
