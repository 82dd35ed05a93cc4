import type { Person } from '#contracts/account/person-shape';
import type { PlayerStore } from '../stores/player-store';

export interface ReadPeopleDependencies {
  readonly players: Pick<PlayerStore, 'namesOf'>;
}

/** Reads who these ids belong to, each id once. A deleted account, or one without a wallet, has no names. */
export async function readPeople(
  { players }: ReadPeopleDependencies,
  ids: Iterable<string>,
): Promise<Person[]> {
  const unique = new Set(ids);
  const names = await players.namesOf(unique);
  return [...unique].map((player) => ({ player, ...(names.get(player) ?? nameless) }));
}

/** Reads who one id belongs to. */
export async function readPerson(dependencies: ReadPeopleDependencies, id: string): Promise<Person> {
  const [person] = await readPeople(dependencies, [id]);
  return person ?? { player: id, ...nameless };
}

const nameless = { email: null, displayName: null } as const;
