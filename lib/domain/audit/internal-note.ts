/** What a note may be about; each belongs to a player. */
export const notedKinds = ['player', 'order', 'ticket', 'identity-check'] as const;

/** What a note is about. The id of a player or an identity check is the player's. */
export interface NotedObject {
  readonly kind: (typeof notedKinds)[number];
  readonly id: string;
}

/** A note of an admin for other admins. No player ever sees it. */
export interface InternalNote {
  readonly player: string;
  /** Derived from author and idempotency key. */
  readonly id: string;
  readonly about: NotedObject;
  readonly at: Date;
  /** The admin who wrote it. */
  readonly author: string;
  readonly text: string;
}

export const noteRules = {
  longestText: 2_000,
  /** Notes about one object. */
  most: 100,
} as const;

/** Which notes a page holds. */
export interface NotePageQuery {
  readonly limit: number;
  /** Cursor: only notes older than this place. @default from the newest */
  readonly before?: string | undefined;
}

/** A page of notes, newest first, and the cursor of the next page; null on the last page. */
export function pageOfNotes(
  notes: readonly InternalNote[],
  { limit, before }: NotePageQuery,
): { readonly notes: InternalNote[]; readonly next: string | null } {
  const older = newestFirst(notes).filter((note) => before === undefined || placeOf(note) < before);
  const page = older.slice(0, limit);
  const last = page.at(-1);
  return { notes: page, next: last && older.length > limit ? placeOf(last) : null };
}

function newestFirst(notes: readonly InternalNote[]): InternalNote[] {
  return [...notes].sort((left, right) => (placeOf(left) < placeOf(right) ? 1 : -1));
}

/** Orders notes by time, and those of one instant by id, which is unique among all notes of a player. */
function placeOf({ at, id }: InternalNote): string {
  return `${at.toISOString()}-${id}`;
}
