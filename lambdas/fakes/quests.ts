import { newWeek, type QuestWeek } from '#domain/quests/quest-board';
import type { QuestStore, WeekKey } from '#lambdas/quests/stores/quest-store';
import { memoryWrite } from './writes';

/** The store of quests for unit tests: the same contract in plain memory. */
interface MemoryQuests extends QuestStore {
  /** Every week that was written, as it is now. */
  readonly weeks: ReadonlyMap<string, QuestWeek>;
  /** How often anything was written. */
  readonly writes: () => number;
}

/** Opens a store in which nothing was counted. */
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
