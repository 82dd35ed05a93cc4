import { newWeek, type QuestWeek } from '#domain/quests/quest-board';
import type { QuestStore, WeekKey } from '#lambdas/quests/stores/quest-store';
import { memoryWrite } from './writes';

/** In-memory fake of the quest store. */
interface MemoryQuests extends QuestStore {
  /** Current state of every week that was written. */
  readonly weeks: ReadonlyMap<string, QuestWeek>;
  /** Returns the number of writes. */
  readonly writes: () => number;
}

/** Creates an empty store. */
export function createMemoryQuests(): MemoryQuests {
  const weeks = new Map<string, QuestWeek>();
  let writes = 0;
  const find = ({ player, monday }: WeekKey) => weeks.get(`${player} ${monday}`) ?? newWeek(player, monday);
  const isStill = (before: QuestWeek) => find(before).revision === before.revision;
  const put = (before: QuestWeek, after: QuestWeek) => {
    writes += 1;
    weeks.set(`${after.player} ${after.monday}`, { ...after, revision: before.revision + 1 });
  };

  return {
    weeks,
    writes: () => writes,
    load: async (key) => find(key),
    loadAll: async (keys) => keys.map(find),
    async weeksUpTo({ player, monday }, limit) {
      return [...weeks.values()]
        .filter((week) => week.player === player && week.monday <= monday)
        .sort((left, right) => (left.monday < right.monday ? 1 : -1))
        .slice(0, limit);
    },
    async save(before, after) {
      if (!isStill(before)) return false;
      put(before, after);
      return true;
    },
    replace: (before, after) =>
      memoryWrite(`quests ${after.monday}`, {
        holds: () => isStill(before),
        apply: () => put(before, after),
      }),
  };
}
