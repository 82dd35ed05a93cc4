/** An update of the player's data: its kind and its subject. */
export interface PlayerUpdate {
  readonly kind: 'quests' | 'notice' | 'order';
  /** The Monday of a quest week, or the id of a notice or an order. */
  readonly topic: string;
  /** The title of a notice; empty for other kinds. */
  readonly text: string;
  /** Increases within kind and topic. */
  readonly sequence: number;
}

interface Subscriber {
  /** Called for each update. */
  readonly onUpdate: (update: PlayerUpdate) => void;
  /** Updates may have been missed after an interruption: subscribers reload their data. */
  readonly onMissed: () => void;
}

const subscribers = new Map<PlayerUpdate['kind'], Set<Subscriber>>();

/**
 * Subscribes to updates of one kind while the page receives any. This module has no dependencies: the publisher is loaded later.
 *
 * @returns unsubscribes
 */
export function onPlayerUpdate(kind: PlayerUpdate['kind'], subscriber: Subscriber): () => void {
  const ofKind = subscribers.get(kind) ?? new Set();
  subscribers.set(kind, ofKind.add(subscriber));
  return () => void ofKind.delete(subscriber);
}

/** Publishes an update to the subscribers of its kind. */
export function publishPlayerUpdate(update: PlayerUpdate): void {
  subscribers.get(update.kind)?.forEach(({ onUpdate }) => onUpdate(update));
}

/** Reports to all subscribers that updates may have been missed. */
export function publishMissedUpdates(): void {
  for (const ofKind of subscribers.values()) ofKind.forEach(({ onMissed }) => onMissed());
}
