export const subjectKinds = ['round', 'order', 'purchase'] as const;

/** A round, order or purchase of the player that a ticket can be about. */
export interface NamedSubject {
  readonly kind: (typeof subjectKinds)[number];
  readonly id: string;
}

/** Returns the subject in the address; null without a valid one. */
export function subjectIn(search: string): NamedSubject | null {
  const query = new URLSearchParams(search);
  const kind = subjectKinds.find((each) => each === query.get('about'));
  const id = query.get('id') ?? '';
  return kind && id !== '' && id.length <= 64 ? { kind, id } : null;
}

/** Serializes a subject for a selection list; empty for none. */
export function valueOf(subject: NamedSubject | null): string {
  return subject ? `${subject.kind} ${subject.id}` : '';
}

/** Parses a subject from such a list. */
export function subjectOf(value: string): NamedSubject | null {
  const [, name, id = ''] = /^(\S+) (.+)$/.exec(value) ?? [];
  const kind = subjectKinds.find((each) => each === name);
  return kind ? { kind, id } : null;
}
