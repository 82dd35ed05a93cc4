import type { SimulatedPlayer, Operation } from './operation';
import { ask } from './request';

const name = 'quests';

/** Ids of the quests that a player has seen. */
interface SeenQuests {
  readonly finished: readonly string[];
  /** Those that are not finished, or were claimed. */
  readonly others: readonly string[];
}

/** The page of quests, by which players know what they can claim. */
export const readQuests: Operation = {
  name: 'read-quests',
  weight: 3,
  begin: ({ id, remembered }) => ({
    operation: 'read-quests',
    isSettled: false,
    isRequest: true,
    deliver: (casino, isSignedIn) =>
      ask(casino, id, { api: 'quests', method: 'GET', path: '/quests' }, isSignedIn),
    heard({ status, text }) {
      if (status !== 200) return;
      const { quests, waiting } = JSON.parse(text) as Record<
        string,
        readonly { id: string; state: string }[]
      >;
      const all = [...(quests ?? []), ...(waiting ?? [])];
      const finished = all.filter(({ state }) => state === 'completed').map(({ id: quest }) => quest);
      const others = all.filter(({ state }) => state !== 'completed').map(({ id: quest }) => quest);
      remembered.set(name, JSON.stringify({ finished, others } satisfies SeenQuests));
    },
  }),
};

/** The quests that a player saw last, null before they looked. */
export function seenQuests({ remembered }: SimulatedPlayer): SeenQuests | null {
  return JSON.parse(remembered.get(name) ?? 'null') as SeenQuests | null;
}
