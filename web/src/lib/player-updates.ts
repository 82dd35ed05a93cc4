/** Something new of the player's that pages may want to read: of which kind, and what. */
export interface PlayerUpdate {
  readonly kind: 'quests' | 'notice' | 'order';
  /** The Monday of a week of quests, or the id of a notice or an order. */
  readonly topic: string;
  /** The title of a notice; empty for all else. */
  readonly text: string;
  /** Rises within kind and topic. */
  readonly sequence: number;
}

interface Hearer {
  /** Told as it happens. */
  readonly told: (update: PlayerUpdate) => void;
  /** News may have been missed, since they were not told for a while: whoever shows them reads them again. */
  readonly missed: () => void;
}

const hearers = new Map<PlayerUpdate['kind'], Set<Hearer>>();

/**
 * Hears of news of one kind for as long as the page listens to any. It brings nothing along: who tells is loaded later.
 *
 * @returns stops hearing
 */
export function onPlayerUpdate(kind: PlayerUpdate['kind'], hearer: Hearer): () => void {
  const ofKind = hearers.get(kind) ?? new Set();
  hearers.set(kind, ofKind.add(hearer));
  return () => void ofKind.delete(hearer);
}

/** Passes news on to whoever hears their kind. */
export function publishPlayerUpdate(update: PlayerUpdate): void {
  hearers.get(update.kind)?.forEach(({ told }) => told(update));
}

/** Says that news of every kind may have been missed. */
export function publishMissedUpdates(): void {
  for (const ofKind of hearers.values()) ofKind.forEach(({ missed }) => missed());
}
