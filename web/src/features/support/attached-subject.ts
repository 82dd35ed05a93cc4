export const subjectKinds = ['round', 'order', 'purchase'] as const;

/** Something of the player's own that a ticket can be about. */
export interface NamedSubject {
  readonly kind: (typeof subjectKinds)[number];
  readonly id: string;
}

/** What an address asks to be attached, null for nothing that can be. */
export function subjectIn(search: string): NamedSubject | null {
  const query = new URLSearchParams(search);
  const kind = subjectKinds.find((each) => each === query.get('about'));
  const id = query.get('id') ?? '';
  return kind && id !== '' && id.length <= 64 ? { kind, id } : null;
}

/** A subject as one text, for a list to choose from; the empty text is none. */
export function valueOf(subject: NamedSubject | null): string {
  return subject ? `${subject.kind} ${subject.id}` : '';
}

/** The subject of a text from such a list. */
export function subjectOf(value: string): NamedSubject | null {
  const [, name, id = ''] = /^(\S+) (.+)$/.exec(value) ?? [];
  const kind = subjectKinds.find((each) => each === name);
  return kind ? { kind, id } : null;
}
