import type { PlayerStore } from '../stores/player-store';
import type { UserList } from '../stores/user-list';

export interface FindPersonDependencies {
  readonly users: Pick<UserList, 'startingWith'>;
  readonly players: Pick<PlayerStore, 'named'>;
}

/** The user pool's ids. A player may choose a display name of this shape, which must not divert a search for the id. */
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** As many spellings of one address as the pool may hold. */
const mostSpellings = 5;

/**
 * Finds the id that an admin means by an email address, a display name or an id.
 *
 * @returns undefined for an address without a user; a UUID, and any other text without an owner, counts as an id
 */
export async function findPersonId(
  { users, players }: FindPersonDependencies,
  typed: string,
): Promise<string | undefined> {
  if (idShape.test(typed)) return typed.toLowerCase();
  if (!typed.includes('@')) return (await players.named(typed, 1))[0] ?? typed;
  const spellings = [...new Set([typed, typed.toLowerCase()])];
  const found = await Promise.all(spellings.map((address) => users.startingWith(address, mostSpellings)));
  const isMeant = ({ email }: { email: string | null }) => email?.toLowerCase() === typed.toLowerCase();
  return found.flat().find(isMeant)?.player;
}
