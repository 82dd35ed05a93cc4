import type { PlayerProfile, PlayerStore } from '#lambdas/account/stores/player-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { commitInMemory, memoryWrite } from './writes';

/** In-memory fake of the player store, with a hook for concurrent changes. */
export interface MemoryPlayers {
  readonly players: PlayerStore;
  readonly profiles: Map<string, PlayerProfile>;
  readonly commitTogether: CommitTogether;
  /** Runs before the next commit checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: () => Promise<unknown>): void;
}

/** Creates a store with these profiles. */
export function createMemoryPlayers(first: readonly PlayerProfile[]): MemoryPlayers {
  const profiles = new Map(first.map((profile) => [profile.player, profile]));
  let interference: (() => Promise<unknown>) | undefined;
  return {
    profiles,
    players: {
      find: async (player) => profiles.get(player),
      named: async (name) =>
        [...profiles.values()]
          .filter(({ displayName }) => displayName?.toLowerCase() === name.toLowerCase())
          .map(({ player }) => player),
      async *openedBefore(at) {
        yield [...profiles.values()].filter(({ openedAt }) => openedAt < at).map(({ player }) => player);
      },
      replace: (before, after) =>
        memoryWrite(`profile ${before.revision}`, {
          holds: () => profiles.get(before.player)?.revision === before.revision,
          apply: () => void profiles.set(after.player, after),
        }),
    },
    beforeNextCommit: (interfere) => (interference = interfere),
    async commitTogether(writes) {
      const interfere = interference;
      interference = undefined;
      await interfere?.();
      return commitInMemory(writes);
    },
  };
}
