import type { DeletionStore } from '#lambdas/account/stores/deletion-store';
import { memoryWrite } from './writes';

/** In-memory fake of the deletion store. */
export interface MemoryDeletions extends DeletionStore {
  /** Due time of each planned deletion, by player. */
  readonly planned: Map<string, Date>;
}

export function createMemoryDeletions(): MemoryDeletions {
  const planned = new Map<string, Date>();
  return {
    planned,
    plan: (player, dueAt) =>
      memoryWrite('deletion', { holds: () => true, apply: () => void planned.set(player, dueAt) }),
    cancel: (player) =>
      memoryWrite('deletion', { holds: () => true, apply: () => void planned.delete(player) }),
    async *due(now) {
      yield [...planned].filter(([, dueAt]) => dueAt <= now).map(([player, dueAt]) => ({ player, dueAt }));
    },
    async moveOn({ player, dueAt }, next) {
      if (planned.get(player)?.getTime() === dueAt.getTime()) planned.set(player, next);
    },
    end: async (player) => void planned.delete(player),
  };
}
