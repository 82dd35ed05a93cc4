import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameBackend } from './game-backend';

/** Page size of the API. A player who has played more rounds since has already seen the end of this one. */
const newestRounds = 100;

/** Finds the end of a round that was finished elsewhere; null when it is not among the newest of its game. */
export async function readEndedRound(
  backend: Pick<GameBackend, 'rounds'>,
  { gameId, id }: { gameId: string; id: string },
): Promise<Round | null> {
  const { items } = await backend.rounds(gameId, { limit: newestRounds });
  return items.find((round) => round.id === id && round.isSettled) ?? null;
}
