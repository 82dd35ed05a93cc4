import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameBackend } from './game-backend';

/** The most that the house tells at once. Whoever has played more since has seen the end of the round there. */
const newestRounds = 100;

/** Finds how a round ended that was brought to its end elsewhere; null when it is not among the newest of its game. */
export async function readEndedRound(
  backend: Pick<GameBackend, 'rounds'>,
  { gameId, id }: { gameId: string; id: string },
): Promise<Round | null> {
  const { items } = await backend.rounds(gameId, { limit: newestRounds });
  return items.find((round) => round.id === id && round.isSettled) ?? null;
}
