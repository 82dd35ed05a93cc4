import { createListeners } from '../state/store';

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

/** Null after an interruption. */
const updates = createListeners<PlayerUpdate | null>();

/**
 * Subscribes to updates of one kind while the page receives any. The publisher is loaded later.
 *
 * @returns unsubscribes
 */
export function onPlayerUpdate(kind: PlayerUpdate['kind'], { onUpdate, onMissed }: Subscriber): () => void {
  return updates.add((update) => {
    if (update === null) onMissed();
    else if (update.kind === kind) onUpdate(update);
  });
}

/** Publishes an update to the subscribers of its kind. */
export function publishPlayerUpdate(update: PlayerUpdate): void {
  updates.notify(update);
}

/** Reports to all subscribers that updates may have been missed. */
export function publishMissedUpdates(): void {
  updates.notify(null);
}
