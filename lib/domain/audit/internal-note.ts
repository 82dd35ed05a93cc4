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

/** Sorts notes newest first; of one instant by id. */
export function newestFirst(notes: readonly InternalNote[]): InternalNote[] {
  return [...notes].sort(
    (left, right) => right.at.getTime() - left.at.getTime() || (left.id < right.id ? -1 : 1),
  );
}
