/** A person as the API returns them to admins; a deleted account has neither name nor address. */
export interface Person {
  readonly player: string;
  readonly displayName: string | null;
  readonly email: string | null;
}

/** Names a person by display name, else by email address, else by the beginning of the id. */
export function personName({ displayName, email, player }: Person): string {
  return displayName ?? email ?? `Player ${player.slice(0, 8)}`;
}

/** Names a person by display name and email address, as far as they have them. */
export function personLabel(person: Person): string {
  const { displayName, email } = person;
  return displayName !== null && email !== null ? `${displayName}, ${email}` : personName(person);
}

/** Returns what names a person by id, from the people that the API returned beside a list. */
export function personNames(people: readonly Person[]): (id: string) => string {
  const names = new Map(people.map((person) => [person.player, personName(person)]));
  return (id) => names.get(id) ?? personName({ player: id, displayName: null, email: null });
}
