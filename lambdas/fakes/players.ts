import {
  createPlayerStore,
  fromItem,
  type PlayerProfile,
  type PlayerStore,
  toItem,
} from '#lambdas/account/stores/player-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { createFakeTables, type Interfere } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Profiles of players on fake tables. */
export interface FakePlayers {
  readonly players: PlayerStore;
  /** By player. */
  readonly profiles: Records<PlayerProfile>;
  readonly commitTogether: CommitTogether;
  /** Runs before the next commit without a ledger row checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: Interfere): void;
}

const table = 'players';

/** Creates a store with these profiles. */
export function createFakePlayers(first: readonly PlayerProfile[], tables = createFakeTables()): FakePlayers {
  const profiles = recordsIn(tables, {
    table,
    // Beside profiles there are mailboxes.
    isOne: ({ openedAt }) => openedAt !== undefined,
    keyOf: ({ player }) => player,
    fromItem,
    // Opening the wallet, which is revision 0, writes none.
    toItem({ revision, ...profile }: PlayerProfile) {
      const { revision: _revision, ...opened } = toItem({ ...profile, revision });
      return revision === 0 ? opened : { ...opened, revision };
    },
  });
  for (const profile of first) profiles.set(profile.player, profile);
  return {
    profiles,
    players: createPlayerStore(tables.client, table),
    commitTogether: tables.commitTogether,
    beforeNextCommit: (interfere) =>
      tables.beforeNextTransaction((touched) => !touched.includes('ledger'), interfere),
  };
}
