import type { SimulatedPlayer, Operation } from './operation';
import { callApi } from './request';

const storageKey = 'quests';

/** Ids of the quests that a client has read. */
interface KnownQuests {
  readonly finished: readonly string[];
  /** Incomplete or claimed quests. */
  readonly others: readonly string[];
}

/** Reads the quests page, from which clients know what they can claim. */
export const readQuests: Operation = {
  name: 'read-quests',
  weight: 3,
  begin: ({ id, knownIds }) => ({
    operation: 'read-quests',
    isSettled: false,
    isRequest: true,
    deliver: (casino, isSignedIn) =>
      callApi(casino, id, { api: 'quests', method: 'GET', path: '/quests' }, isSignedIn),
    onResponse({ status, text }) {
      if (status !== 200) return;
      const { quests, waiting } = JSON.parse(text) as Record<
        string,
        readonly { id: string; state: string }[]
      >;
      const all = [...(quests ?? []), ...(waiting ?? [])];
      const finished = all.filter(({ state }) => state === 'completed').map(({ id: quest }) => quest);
      const others = all.filter(({ state }) => state !== 'completed').map(({ id: quest }) => quest);
      knownIds.set(storageKey, JSON.stringify({ finished, others } satisfies KnownQuests));
    },
  }),
};

/** The last read quests, null before the first read. */
export function knownQuests({ knownIds }: SimulatedPlayer): KnownQuests | null {
  return JSON.parse(knownIds.get(storageKey) ?? 'null') as KnownQuests | null;
}
