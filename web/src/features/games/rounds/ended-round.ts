import type { Round } from '#web/lib/play-fab-ops-types';
import type { House } from './house';

/** The most that the house tells at once. Whoever has played more since has seen the end of the round there. */
const newestRounds = 100;

/** Finds how a round ended that was brought to its end elsewhere; null when it is not among the newest of its game. */
export async function readEndedRound(
  house: Pick<House, 'rounds'>,
  { gameId, id }: { gameId: string; id: string },
): Promise<Round | null> {
  const { items } = await house.rounds(gameId, { limit: newestRounds });
  return items.find((round) => round.id === id && round.isSettled) ?? null;
}
