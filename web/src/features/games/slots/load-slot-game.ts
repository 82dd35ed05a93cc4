import { ofetch } from 'ofetch';
import type { SlotMachine } from '#domain/games/slots/machine';
import { ApiRefusal, readRefusal } from '#web/lib/api-refusal';
import { loadConfig } from '#web/lib/config';
import type { Round } from '#web/lib/play-fab-ops-types';
import { machineOf, type PublishedSlotGame, type PublishedVersion } from './published-slot-game';

/**
 * Loads a game with its mathematics.
 *
 * @throws ApiRefusal for a game that does not exist or a house that does not answer
 */
export function loadSlotGame(id: string): Promise<PublishedSlotGame> {
  return readPublic<PublishedSlotGame>(`games/${encodeURIComponent(id)}`);
}

/**
 * Finds the machine that a round was played on: the one that is played now, or the retired version that the round names.
 *
 * @throws ApiRefusal when the house does not answer
 */
export async function loadMachineOf(
  game: PublishedSlotGame,
  { proof }: Pick<Round, 'proof'>,
): Promise<SlotMachine> {
  if (proof.parHash === game.parHash) return machineOf(game);
  const path = `games/${encodeURIComponent(game.id)}/versions/${encodeURIComponent(proof.parHash)}`;
  return machineOf(await readPublic<PublishedVersion>(path));
}

/** The machine of a round where that is not the one that is played now, and null where it is. */
export async function loadRoundMachine(
  game: PublishedSlotGame,
  round: Pick<Round, 'proof'>,
): Promise<SlotMachine | null> {
  return round.proof.parHash === game.parHash ? null : loadMachineOf(game, round);
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
