import type { Person } from '#contracts/account/person-shape';
import type { PlayerStore } from '../stores/player-store';
import type { UserList } from '../stores/user-list';

export interface ReadPeopleDependencies {
  readonly players: Pick<PlayerStore, 'namesOf'>;
  readonly users: Pick<UserList, 'find'>;
}

/** The pool finds one user a request, so only a few without a profile are looked up: admins who never opened a wallet. */
const mostLookedUp = 10;

/** Reads who these ids belong to, each id once. A deleted account has no names. */
export async function readPeople(
  { players, users }: ReadPeopleDependencies,
  ids: Iterable<string>,
): Promise<Person[]> {
  const unique = [...new Set(ids)];
  const names = await players.namesOf(unique);
  const nameless = unique.filter((id) => !names.has(id)).slice(0, mostLookedUp);
  const emails = new Map(
    await Promise.all(nameless.map(async (id) => [id, (await users.find(id))?.email ?? null] as const)),
  );
  return unique.map((player) => ({
    player,
    ...(names.get(player) ?? { email: emails.get(player) ?? null, displayName: null }),
  }));
}

/** Reads who one id belongs to. */
export async function readPerson(dependencies: ReadPeopleDependencies, id: string): Promise<Person> {
  const [person] = await readPeople(dependencies, [id]);
  return person ?? { player: id, email: null, displayName: null };
}
